// Part of the service worker: a notice is shown as it comes, a tap opens its table, and what is yes or no is answered on it.
self.addEventListener('push', (event) => {
  const notice = event.data?.json() ?? {};
  const answers = notice.answers ?? [];
  event.waitUntil(
    self.registration.showNotification(notice.subject ?? 'Orrery', {
      body: notice.text,
      icon: '/icon-192.png',
      tag: notice.link,
      renotify: true,
      actions: answers.map(({ title }, i) => ({ action: String(i), title })),
      data: { link: notice.link, answers },
    }),
  );
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { link = '/', answers = [] } = event.notification.data ?? {};
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window' });
    const here = pages.find((page) => page.url === new URL(link, self.location.origin).href);
    await (here ? here.focus() : self.clients.openWindow(link));
  };
  /** An answer that the table does not take any more leads to the table. */
  const answer = async ({ command }) => {
    const match = new URL(link, self.location.origin).pathname.split('/').at(-1);
    const reply = await fetch(`/api/matches/${match}/commands`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(command),
    }).catch(() => null);
    if (!reply?.ok) await open();
  };
  const chosen = event.action === '' ? undefined : answers[Number(event.action)];
  event.waitUntil(chosen ? answer(chosen) : open());
});
