export default function NewTablePage(_props: { id?: string }) {
  return <main id="main" class="page" />;
}
