import DefaultTheme from 'vitepress/theme-without-fonts';
import './style.css';
import LiveElement from './LiveElement.vue';
import Playground from './Playground.vue';

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('LiveElement', LiveElement);
    app.component('Playground', Playground);
  },
};
