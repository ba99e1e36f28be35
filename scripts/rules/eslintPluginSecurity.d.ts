declare module 'eslint-plugin-security' {
  import type { ESLint } from 'eslint';

  const plugin: ESLint.Plugin & Required<Pick<ESLint.Plugin, 'rules'>>;
  export default plugin;
}
