import { configure } from '@freight/kit';
import '@freight/kit/freight.js';
import { createSSRApp } from 'vue';
import Shop from './Shop.vue';

configure({ apiUrl: 'http://localhost:4000' });

createSSRApp(Shop).mount('#app');
