export default function ProfilePage(_props: { id?: string }) {
  return <main id="main" class="page" />;
}
