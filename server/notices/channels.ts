import { request } from 'node:https';
import type { Agent } from 'node:https';
import { createTransport } from 'nodemailer';
import webpush from 'web-push';
import type { QuickAnswer } from './quickAnswers.ts';
import { outsideOnly } from './safeAgent.ts';

export interface Notice {
  subject: string;
  text: string;
  link: string;
  /** Answers that the notice itself takes; only a browser can offer them. */
  answers?: QuickAnswer[];
}
/** How a notice leaves the server. A test puts its own in their place. */
export interface Channels {
  /** False: the browser is gone for good, forget it. */
  push(to: { endpoint: string; keys: { p256dh: string; auth: string } }, notice: Notice): Promise<boolean>;
  mail(to: string, notice: Notice): Promise<void>;
  /** Discord's form of a webhook, which others understand too. */
  webhook(url: string, text: string): Promise<void>;
}

export interface PushKeys {
  contact: string;
  publicKey: string;
  privateKey: string;
}

export function channels(
  push: PushKeys,
  smtpUrl: string | null,
  mailFrom: string,
  agent: Agent = outsideOnly,
): Channels {
  const transport = smtpUrl === null ? null : createTransport(smtpUrl);
  return {
    push: async (to, notice) => {
      try {
        const { endpoint, headers, body } = webpush.generateRequestDetails(to, JSON.stringify(notice), {
          vapidDetails: { subject: push.contact, publicKey: push.publicKey, privateKey: push.privateKey },
          TTL: 86_400,
        });
        const status = await post(endpoint, headers as { [name: string]: string }, body!, agent);
        if (status === 404 || status === 410) return false;
        if (status >= 400) throw Object.assign(new Error(), { statusCode: status });
        return true;
      } catch (error) {
        throw failed('the push service', error);
      }
    },
    mail: async (to, notice) => {
      const mail = { from: mailFrom, to, subject: notice.subject, text: `${notice.text}\n${notice.link}\n` };
      await transport?.sendMail(mail).catch((error: unknown) => {
        throw failed('the mail server', error);
      });
    },
    webhook: async (url, text) => {
      const body = JSON.stringify({ content: text, allowed_mentions: { parse: [] } });
      const status = await post(url, { 'content-type': 'application/json' }, body, agent).catch((error: unknown) => {
        throw failed('the webhook', error);
      });
      if (status >= 400) throw new Error(`the webhook answered ${status}`);
    },
  };
}

/** What the service said may name the address we called or wrote to: only the kind of failure goes on, into the log. */
function failed(who: string, error: unknown): Error {
  const { statusCode, responseCode, code } = error as { [field: string]: unknown };
  return new Error(`${who} failed (${String(statusCode ?? responseCode ?? code ?? 'no answer')})`);
}

/** The status of the answer. Its body is nobody's business here and is not read: it may have no end. */
function post(url: string, headers: { [name: string]: string }, body: string | Buffer, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(10_000);
    const call = request(url, { method: 'POST', agent, headers, signal }, (response) => {
      resolve(response.statusCode ?? 500);
      response.destroy();
    });
    call.on('error', reject);
    call.end(body);
  });
}

export const newPushKeys = () => webpush.generateVAPIDKeys();
