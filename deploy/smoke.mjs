// Looks whether servers that were just started work: ready, the page, a guest, and a table that every one of them shows.
//   node deploy/smoke.mjs http://localhost:8080 [http://localhost:8081 ...]
const addresses = process.argv.slice(2);
if (addresses.length === 0) {
  console.error('usage: node deploy/smoke.mjs ADDRESS [ADDRESS ...]');
  process.exit(2);
}

async function request(address, path, options = {}) {
  const response = await fetch(new URL(path, address), { signal: AbortSignal.timeout(10_000), ...options });
  if (!response.ok)
    throw new Error(`${address}${path} answered ${response.status}: ${(await response.text()).slice(0, 200)}`);
  return response;
}
const json = (body, cookie) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
  body: JSON.stringify(body),
});

for (const address of addresses) {
  await request(address, '/readyz');
  const page = await (await request(address, '/')).text();
  if (!page.includes('<div id=')) throw new Error(`${address} shows no page`);
  console.log(`${address}: ready, shows its page`);
}
const [first] = addresses;
const guest = await request(first, '/api/guests', json({ name: 'Smoke' }));
const cookie = guest.headers
  .getSetCookie()
  .map((one) => one.split(';')[0])
  .join('; ');
const table = await (
  await request(
    first,
    '/api/matches',
    json({ game: 'star-realms', seats: [{ kind: 'open' }, { kind: 'open' }], options: {} }, cookie),
  )
).json();
for (const address of addresses) {
  await request(address, `/api/matches/${table.id}`, { headers: { cookie } });
  console.log(`${address}: shows the table ${table.id}`);
}
console.log('All is well.');
