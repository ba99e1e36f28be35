import { useRoute } from 'vitepress';
import { nextTick, onMounted, watch } from 'vue';

const example = 'freight.example.com';

/** A server that shows the documentation serves the kit as well: snippets name it, and can be copied as they are. */
function nameServer() {
  const { host, protocol } = location;
  for (const code of document.querySelectorAll('.vp-doc code')) {
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      text.textContent = text.textContent
        .replaceAll(`https://${example}`, `${protocol}//${host}`)
        .replaceAll(`wss://${example}`, `${protocol.replace('http', 'ws')}//${host}`);
    }
  }
}

/** Keeps the snippets of the page that is read so. */
export function useOwnAddress() {
  const route = useRoute();
  onMounted(() => {
    nameServer();
    watch(
      () => route.path,
      () => nextTick(nameServer),
    );
  });
}
