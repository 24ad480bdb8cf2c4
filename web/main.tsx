import { render } from 'solid-js/web';
import './design/tokens.css';
import './design/base.css';
import sprite from './design/sprite.svg?raw';
import { App } from './shell/App.tsx';
import { settings } from './settings/settings.ts';
import { speak } from './text/text.ts';

const marks = document.createElement('div');
marks.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden';
marks.setAttribute('aria-hidden', 'true');
marks.innerHTML = sprite;
document.body.prepend(marks);

await speak(settings().language);
render(() => <App />, document.getElementById('app')!);

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void import('./page/offline.ts').then(({ installWhenQuiet }) => installWhenQuiet());
