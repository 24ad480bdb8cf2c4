export default function ReplayPage(_props: { id?: string }) {
  return <main id="main" class="page" />;
}
