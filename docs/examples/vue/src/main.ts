import { configure } from '@freight/kit';
import '@freight/kit/freight.js';
import { createSSRApp } from 'vue';
import Shop from './Shop.vue';

configure({
  apiUrl: 'http://localhost:4000',
  quirks: 'corrected',
  texts: { sv: { 'price.label': 'Frakten hem:' } },
});

createSSRApp(Shop).mount('#app');
