import { onContentUpdated } from 'vitepress';
import { onMounted, onUnmounted } from 'vue';

const key = 'docs-tabs';

/** Labels of the chosen tabs, the latest first; empty if storage is blocked or holds something else. */
function chosenTabs() {
  try {
    const labels = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(labels) ? labels : [];
  } catch {
    return [];
  }
}

/** @param {HTMLInputElement} input */
const labelOf = (input) => input.labels?.[0]?.textContent ?? '';

/** @param {Event} event */
function remember({ target }) {
  if (!(target instanceof HTMLInputElement) || !target.matches('.vp-code-group input')) return;
  const label = labelOf(target);
  try {
    localStorage.setItem(key, JSON.stringify([label, ...chosenTabs().filter((one) => one !== label)]));
  } catch {
    // Without storage the choice applies to this page only.
  }
  openChosen();
}

/** Opens in each group the tab that was chosen last, here or on another page. A click would scroll the page. */
function openChosen() {
  const labels = chosenTabs();
  for (const group of document.querySelectorAll('.vp-code-group')) {
    const inputs = [...group.querySelectorAll('input')];
    const label = labels.find((one) => inputs.some((input) => labelOf(input) === one));
    const index = inputs.findIndex((input) => labelOf(input) === label);
    const blocks = [...(group.querySelector('.blocks')?.children ?? [])];
    if (!blocks[index]) continue;
    inputs[index].checked = true;
    for (const [at, block] of blocks.entries()) block.classList.toggle('active', at === index);
  }
}

/** Keeps the chosen tab of code groups across pages and visits. */
export function useRememberedTabs() {
  onContentUpdated(openChosen);
  onMounted(() => document.addEventListener('change', remember));
  onUnmounted(() => document.removeEventListener('change', remember));
}
