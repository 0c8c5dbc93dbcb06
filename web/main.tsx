import { render } from 'preact';
import { App } from './shell/App.tsx';
import './design/tokens.css';
import './design/base.css';
import './design/shell.css';

const place = document.getElementById('cais');
if (place !== null) render(<App />, place);

if ('serviceWorker' in navigator && location.protocol !== 'file:')
  void navigator.serviceWorker.register('./offline.js', { type: 'module' });
