import { render } from 'solid-js/web';
import './design/tokens.css';
import './design/base.css';
import sprite from './design/sprite.svg?raw';
import { App } from './shell/App.tsx';
import { initialLanguage, speak } from './text/text.ts';

const marks = document.createElement('div');
marks.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden';
marks.setAttribute('aria-hidden', 'true');
marks.innerHTML = sprite;
document.body.prepend(marks);

await speak(initialLanguage());
render(() => <App />, document.getElementById('app')!);

if (import.meta.env.PROD && 'serviceWorker' in navigator) void import('./shell/offline.ts');
