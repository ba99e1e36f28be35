/**
 * A block of HTML with the fence `html live` is shown as code, and rendered below it.
 *
 * @param {import('vitepress').MarkdownRenderer} markdown
 */
export function live(markdown) {
  const { fence } = markdown.renderer.rules;
  markdown.renderer.rules.fence = (tokens, index, ...others) => {
    const token = tokens[index];
    const code = fence?.(tokens, index, ...others) ?? '';
    if (!token || !/^html live\b/.test(token.info)) return code;
    return `${code}<div class="live">${token.content}</div>`;
  };
}
