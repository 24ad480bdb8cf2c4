// Part of the service worker: a notice is shown as it comes, and a tap opens its table.
self.addEventListener('push', (event) => {
  const notice = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(notice.subject ?? 'Orrery', {
      body: notice.text,
      icon: '/icon-192.png',
      tag: notice.link,
      data: { link: notice.link },
    }),
  );
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { link = '/' } = event.notification.data ?? {};
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window' });
    const here = pages.find((page) => page.url === new URL(link, self.location.origin).href);
    await (here ? here.focus() : self.clients.openWindow(link));
  };
  event.waitUntil(open());
});
