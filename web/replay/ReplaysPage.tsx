export default function ReplaysPage(_props: { id?: string }) {
  return <main id="main" class="page" />;
}
