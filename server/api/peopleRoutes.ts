import { Type } from 'typebox';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Server } from '../server.ts';
import { eraseData, exportData } from '../people/data.ts';
import type { Passkeys } from '../people/passkeys.ts';
import type { Changes } from '../people/people.ts';
import type { Limits } from '../ops/limits.ts';
import { mustWait } from './admission.ts';
import { readName } from '../people/names.ts';
import { forbidden, malformed } from './requestError.ts';
import { route } from './route.ts';
import type { Route } from './route.ts';
import { Handle, Id, MyChanges, Name, NewGuest, NewPassword, Registration, SignIn, closed, line } from './schemas.ts';
import type { SignsIn } from './sessions.ts';

const SETTINGS_LIMIT = 8192;
/** A passkey's answer: its insides are checked by the library that verifies it. */
const Credential = Type.Object(
  {
    id: line(1000),
    rawId: line(1000),
    type: Type.Literal('public-key'),
    response: Type.Record(Type.String({ maxLength: 60 }), Type.Unknown(), { maxProperties: 20 }),
    clientExtensionResults: Type.Optional(Type.Unknown()),
    authenticatorAttachment: Type.Optional(Type.Unknown()),
  },
  closed,
);
const readable = (response: { [field: string]: unknown }, fields: string[]) => {
  for (const field of fields)
    if (typeof response[field] !== 'string') throw malformed(`body/response/${field}`, 'text is wanted here');
};

export function peopleRoutes(server: Server, sessions: SignsIn, passkeys: () => Passkeys, limits: Limits): Route[] {
  const { people } = server;
  return [
    route({
      method: 'GET',
      path: '/api/me',
      tag: 'people',
      summary: 'Who I am; null when nobody is signed in',
      answer: 'Me | null',
      for: 'all',
      limit: 'read',
      handle: async ({ caller, request, reply }) => {
        if (caller?.kind === 'browser') sessions.renew(request, reply);
        return caller && people.me(caller.person);
      },
    }),
    route({
      method: 'POST',
      path: '/api/guests',
      tag: 'people',
      summary: 'Play at once: a guest and a session cookie',
      body: NewGuest,
      answer: 'Me',
      for: 'all',
      limit: 'guest',
      handle: async ({ body, caller, request, reply }) => {
        if (caller) return people.me(caller.person);
        const name = body.name === undefined ? 'Guest' : readName(body.name, 'body/name');
        const person = await people.guest(name, body.language ?? 'en');
        await sessions.signIn(person, request, reply);
        return people.me(person);
      },
    }),
    route({
      method: 'PATCH',
      path: '/api/me',
      tag: 'people',
      summary: 'Change my name, language, mail address, quiet hours, daily notice or settings',
      body: MyChanges,
      answer: 'Me',
      for: 'people',
      limit: 'change',
      handle: async ({ body: { email, name, ...body }, me, request }) => {
        if (JSON.stringify(body.settings ?? {}).length > SETTINGS_LIMIT)
          throw malformed('body/settings', 'at most 8 KB');
        if (body.quiet) checkZone(body.quiet.zone, 'body/quiet/zone');
        if (body.digest) checkZone(body.digest.zone, 'body/digest/zone');
        // Where mail goes is for the person, not for a program that has their token.
        if (email !== undefined && me.kind === 'token') throw forbidden('A token cannot change the mail address.');
        await people.change(me.person, {
          ...(body as Changes),
          ...(name === undefined ? {} : { name: readName(name, 'body/name') }),
        });
        if (email === null) await server.mailAddresses.remove(me.person.id);
        else if (email !== undefined && email !== me.person.email) {
          mustWait(limits.take('secret', request.ip) ?? limits.take('mail', email.toLowerCase()));
          await server.mailAddresses.propose(me.person, email);
        }
        return people.me(await people.find(me.person.id));
      },
    }),
    route({
      method: 'POST',
      path: '/api/me/email/confirm',
      tag: 'people',
      summary: 'Confirm my mail address with the code that was sent there; before that nothing else is',
      body: Type.Object({ code: line(40) }, closed),
      answer: 'Me',
      for: 'owners',
      limit: 'secret',
      handle: async ({ body, me }) => {
        await server.mailAddresses.confirm(await people.find(me.person.id), body.code);
        return people.me(await people.find(me.person.id));
      },
    }),
    route({
      method: 'POST',
      path: '/api/me/register',
      tag: 'people',
      summary: 'Keep everything under a name; a password may follow later or be a passkey',
      body: Registration,
      answer: 'Me',
      for: 'owners',
      limit: 'secret',
      handle: async ({ body, me, request, reply }) => {
        await people.register(me.person, body.handle, body.password ?? null);
        // Whoever gave this browser its cookie, or had a copy of it, is out from here on.
        await people.closeOthers(me.person.id, null);
        await sessions.signIn(me.person, request, reply);
        return people.me(await people.find(me.person.id));
      },
    }),
    route({
      method: 'PUT',
      path: '/api/me/password',
      tag: 'people',
      summary: 'Set or change my password; other devices and all tokens are signed out',
      body: NewPassword,
      answer: 'null',
      for: 'owners',
      limit: 'secret',
      handle: async ({ body, me }) => people.changePassword(me.person, me.session, body.present ?? null, body.password),
    }),
    route({
      method: 'POST',
      path: '/api/sign-in',
      tag: 'people',
      summary: 'Sign in with name and password',
      body: SignIn,
      answer: 'Me',
      for: 'all',
      limit: 'secret',
      handle: async ({ body, request, reply }) => {
        mustWait(limits.take('account', body.handle.toLowerCase()));
        const person = await people.signIn(body.handle, body.password);
        await sessions.signIn(person, request, reply);
        return people.me(person);
      },
    }),
    route({
      method: 'POST',
      path: '/api/me/code',
      tag: 'people',
      summary: 'A code that lets another device in, once, for ten minutes',
      answer: '{ code: string; expires: Time }',
      for: 'owners',
      limit: 'change',
      handle: async ({ me }) => people.deviceCode(me.person.id),
    }),
    route({
      method: 'POST',
      path: '/api/sign-in/code',
      tag: 'people',
      summary: 'Sign in with a code from another device',
      body: Type.Object({ code: line(40) }, closed),
      answer: 'Me',
      for: 'all',
      limit: 'secret',
      handle: async ({ body, request, reply }) => {
        const person = await people.signInByCode(body.code);
        await sessions.signIn(person, request, reply);
        return people.me(person);
      },
    }),
    route({
      method: 'POST',
      path: '/api/sign-out',
      tag: 'people',
      summary: 'End this session',
      answer: 'null',
      for: 'people',
      limit: 'change',
      handle: async ({ me, request, reply }) => {
        await people.closeSession(me.person.id, me.session);
        sessions.signOut(request, reply);
      },
    }),
    route({
      method: 'GET',
      path: '/api/me/sessions',
      tag: 'people',
      summary: 'My devices',
      answer: 'SessionInfo[]',
      for: 'people',
      limit: 'read',
      handle: async ({ me }) => people.sessions(me.person.id, me.session),
    }),
    route({
      method: 'DELETE',
      path: '/api/me/sessions/:id',
      tag: 'people',
      summary: 'Sign another device out, or end a token',
      params: Type.Object({ id: Id }, closed),
      answer: 'null',
      for: 'owners',
      limit: 'change',
      handle: async ({ me, params }) => people.closeSession(me.person.id, params.id),
    }),
    route({
      method: 'GET',
      path: '/api/me/tokens',
      tag: 'people',
      summary: 'My tokens for bots and programs',
      answer: 'TokenInfo[]',
      for: 'people',
      limit: 'read',
      handle: async ({ me }) => people.tokens(me.person.id),
    }),
    route({
      method: 'POST',
      path: '/api/me/tokens',
      tag: 'people',
      summary: 'A token for a bot or program; shown this once. Send it as "Authorization: Bearer …"',
      body: Type.Object({ label: Name }, closed),
      answer: '{ id: string; token: string }',
      for: 'owners',
      limit: 'create',
      handle: async ({ me, body }) => people.openSession(me.person.id, 'token', readName(body.label, 'body/label')),
    }),
    route({
      method: 'POST',
      path: '/api/me/passkeys/options',
      tag: 'people',
      summary: 'What the browser needs to make a passkey',
      answer: 'PublicKeyCredentialCreationOptionsJSON',
      for: 'owners',
      limit: 'secret',
      handle: async ({ me }) => passkeys().offer(me.person),
    }),
    route({
      method: 'POST',
      path: '/api/me/passkeys',
      tag: 'people',
      summary: 'Add the passkey that the browser made',
      body: Type.Object({ label: Name, response: Credential }, closed),
      answer: 'Me',
      for: 'owners',
      limit: 'secret',
      handle: async ({ me, body }) => {
        readable(body.response.response, ['clientDataJSON', 'attestationObject']);
        await passkeys().add(
          me.person,
          body.response as unknown as RegistrationResponseJSON,
          readName(body.label, 'body/label'),
        );
        return people.me(me.person);
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/me/passkeys/:id',
      tag: 'people',
      summary: 'Remove a passkey',
      params: Type.Object({ id: Type.String({ pattern: '^[A-Za-z0-9_=-]{1,1000}$' }) }, closed),
      answer: 'null',
      for: 'owners',
      limit: 'change',
      handle: async ({ me, params }) => passkeys().remove(me.person, params.id),
    }),
    route({
      method: 'POST',
      path: '/api/sign-in/passkey/options',
      tag: 'people',
      summary: 'What the browser needs to use a passkey',
      answer: 'PublicKeyCredentialRequestOptionsJSON',
      for: 'all',
      limit: 'secret',
      handle: async () => passkeys().ask(),
    }),
    route({
      method: 'POST',
      path: '/api/sign-in/passkey',
      tag: 'people',
      summary: 'Sign in with a passkey',
      body: Type.Object({ response: Credential }, closed),
      answer: 'Me',
      for: 'all',
      limit: 'secret',
      handle: async ({ body, request, reply }) => {
        readable(body.response.response, ['clientDataJSON', 'authenticatorData', 'signature']);
        const person = await passkeys().signIn(body.response as unknown as AuthenticationResponseJSON);
        await sessions.signIn(person, request, reply);
        return people.me(person);
      },
    }),
    route({
      method: 'GET',
      path: '/api/me/export',
      tag: 'people',
      summary: 'Everything the server keeps about me',
      answer: 'MyData',
      for: 'owners',
      limit: 'heavy',
      handle: async ({ me }) => exportData(server, me.person),
    }),
    route({
      method: 'DELETE',
      path: '/api/me',
      tag: 'people',
      summary: 'Delete my data. Bots finish my running matches; finished ones stay without my name',
      body: Type.Object({ confirm: Type.Union([Handle, Name]) }, closed),
      answer: 'null',
      for: 'owners',
      limit: 'secret',
      handle: async ({ me, body, request, reply }) => {
        if (body.confirm !== (me.person.handle ?? me.person.name))
          throw malformed('body/confirm', 'repeat your name to confirm');
        await eraseData(server, me.person);
        sessions.signOut(request, reply);
      },
    }),
  ];
}

function checkZone(zone: string, field: string): void {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions();
  } catch {
    throw malformed(field, 'There is no such time zone.');
  }
}
