import HtmlPlugin from 'html-webpack-plugin';

export default {
  mode: 'production',
  entry: './src/shop.js',
  plugins: [new HtmlPlugin({ template: './index.html' })],
};
