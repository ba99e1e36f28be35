import DefaultTheme from 'vitepress/theme-without-fonts';
import './style.css';
import LiveElement from './LiveElement.vue';
import { useOwnAddress } from './ownAddress.js';
import Playground from './Playground.vue';
import { useRememberedTabs } from './tabs.js';

export default {
  extends: DefaultTheme,
  setup() {
    useOwnAddress();
    useRememberedTabs();
  },
  enhanceApp({ app }) {
    app.component('LiveElement', LiveElement);
    app.component('Playground', Playground);
  },
};
