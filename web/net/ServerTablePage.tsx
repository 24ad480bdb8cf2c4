export default function ServerTablePage(_props: { id?: string }) {
  return <main id="main" class="page" />;
}
