/**
 * What old libraries do to the natives of a page, written after their manner: each a script that runs before the kit.
 */

/** Prototype.js 1.7: enumerable methods on every prototype, natives replaced by its own, elements extended. */
export const prototypeJs = `(() => {
  const extend = (target, source) => { for (const name in source) target[name] = source[name]; return target; };
  Object.extend = extend;
  extend(Object, { inspect: String, toQueryString: String, isArray: Array.isArray, isFunction: (it) => typeof it === 'function' });
  const slice = Array.prototype.slice;
  extend(Function.prototype, {
    argumentNames() { return []; },
    bind(context, ...given) { const method = this; return function (...more) { return method.apply(context, given.concat(more)); }; },
    bindAsEventListener(context) { const method = this; return function (event) { return method.call(context, event || window.event); }; },
    curry(...given) { const method = this; return function (...more) { return method.apply(this, given.concat(more)); }; },
    delay(seconds) { return setTimeout(this, seconds * 1000); },
    wrap(wrapper) { const method = this; return function (...given) { return wrapper.apply(this, [method.bind(this)].concat(given)); }; },
    methodize() { const method = this; return function (...given) { return method.apply(null, [this].concat(given)); }; },
  });
  const enumerable = {
    _each(iterate) { for (let at = 0; at < this.length; at++) iterate(this[at], at); },
    each(iterate, context) { this._each((value, at) => iterate.call(context, value, at)); return this; },
    all(test) { return slice.call(this).every(test); },
    any(test) { return slice.call(this).some(test); },
    collect(change) { return slice.call(this).map(change); },
    detect(test) { return slice.call(this).filter(test)[0]; },
    findAll(test) { return slice.call(this).filter(test); },
    include(value) { return this.indexOf(value) !== -1; },
    inject(memo, join) { this.each((value, at) => { memo = join(memo, value, at); }); return memo; },
    invoke(name, ...given) { return this.collect((value) => value[name](...given)); },
    pluck(name) { return this.collect((value) => value[name]); },
    toArray() { return slice.call(this); },
    size() { return this.length; },
    zip() { return this.toArray(); },
    inspect() { return '[' + this.join(', ') + ']'; },
  };
  extend(Array.prototype, enumerable);
  extend(Array.prototype, {
    clear() { this.length = 0; return this; },
    clone() { return slice.call(this, 0); },
    compact() { return this.filter((value) => value != null); },
    first() { return this[0]; },
    last() { return this[this.length - 1]; },
    flatten() { return this.flat(Infinity); },
    without(...values) { return this.filter((value) => !values.include(value)); },
    uniq() { return slice.call(this).filter((value, at, all) => all.indexOf(value) === at); },
    intersect(other) { return this.uniq().findAll((value) => other.include(value)); },
  });
  extend(String.prototype, {
    gsub(pattern, by) { return this.split(pattern).join(by); }, strip() { return this.replace(/^\\s+|\\s+$/g, ''); },
    capitalize() { return this.charAt(0).toUpperCase() + this.substring(1); }, blank() { return /^\\s*$/.test(this); },
    include(part) { return this.indexOf(part) > -1; }, evalJSON() { return JSON.parse(this); }, times(count) { return this.repeat(count); },
  });
  extend(Number.prototype, { succ() { return this + 1; }, times(iterate) { for (let at = 0; at < this; at++) iterate(at); return this; } });
  Array.from = (iterable) => {
    if (!iterable) return [];
    if ('toArray' in Object(iterable)) return iterable.toArray();
    const result = [];
    for (let at = iterable.length || 0; at--; ) result[at] = iterable[at];
    return result.length ? result : [...(iterable[Symbol.iterator] ? iterable : [])];
  };
  window.$A = Array.from;
  window.$ = (id) => (typeof id === 'string' ? document.getElementById(id) : id);
  window.$$ = (css) => [...document.querySelectorAll(css)];
  extend(HTMLElement.prototype, {
    visible() { return this.style.display !== 'none'; }, hide() { this.style.display = 'none'; return this; },
    show() { this.style.display = ''; return this; }, update(html) { this.innerHTML = html; return this; },
    addClassName(name) { this.classList.add(name); return this; }, up() { return this.parentNode; }, down() { return this.firstElementChild; },
    remove() { this.parentNode && this.parentNode.removeChild(this); return this; }, identify() { return (this.id ||= 'anonymous_element'); },
    observe(name, handler) { this.addEventListener(name, handler); return this; }, fire() { return this; },
    extend(source) { return extend(this, source); }, wrap(wrapper) { wrapper.append(this); return wrapper; }, clone(deep) { return this.cloneNode(deep); },
  });
  extend(Event.prototype, { stop() { this.preventDefault(); this.stopPropagation(); }, element() { return this.target; }, findElement() { return this.target; } });
})();`;

/** MooTools 1.2 to 1.5: a JSON and an Element of its own, an `Array.from` that knows no iterators; methods it finds stay. */
export const mooTools = `(() => {
  const implement = (type, methods) => { for (const name in methods) type.prototype[name] ??= methods[name]; };
  Array.from = (item) => (item == null ? [] : typeof item === 'object' && typeof item.length === 'number' ? Array.prototype.slice.call(item) : [item]);
  window.$A = Array.from;
  window.$type = (item) => (item == null ? false : typeof item);
  window.Hash = function (object) { for (const name in object || {}) this[name] = object[name]; };
  implement(Hash, { has(name) { return this.hasOwnProperty(name); }, getLength() { return Object.keys(this).length; }, extend(other) { return Object.assign(this, other); } });
  const native = JSON;
  window.JSON = new Hash({ stringify: native.stringify, parse: native.parse, encode: (value) => native.stringify(value), decode: (text) => native.parse(text) });
  implement(Function, {
    extend(properties) { return Object.assign(this, properties); },
    pass(given, context) { return this.bind(context, ...Array.from(given)); }, attempt(given, context) { try { return this.apply(context, Array.from(given)); } catch { return null; } },
    delay(time) { return setTimeout(this, time); }, periodical(time) { return setInterval(this, time); }, run(given, context) { return this.apply(context, Array.from(given)); },
  });
  implement(Array, {
    each(iterate, context) { this.forEach(iterate, context); }, clean() { return this.filter((value) => value != null); },
    associate(keys) { return Object.fromEntries(this.map((value, at) => [keys[at], value])); }, contains(item) { return this.indexOf(item) !== -1; },
    extend(other) { this.push(...other); return this; }, getLast() { return this.length ? this[this.length - 1] : null; },
    include(item) { if (!this.contains(item)) this.push(item); return this; }, combine(other) { other.forEach((item) => this.include(item)); return this; },
    erase(item) { const at = this.indexOf(item); if (at > -1) this.splice(at, 1); return this; }, empty() { this.length = 0; return this; },
    flatten() { return this.flat(Infinity); }, hexToRgb() { return this.join(); }, link() { return {}; },
  });
  implement(String, {
    test(pattern) { return new RegExp(pattern).test(this); }, contains(part) { return this.indexOf(part) > -1; }, clean() { return this.replace(/\\s+/g, ' ').trim(); },
    camelCase() { return this.replace(/-\\D/g, (match) => match.charAt(1).toUpperCase()); }, toInt(base) { return parseInt(this, base || 10); }, substitute() { return String(this); },
  });
  implement(Number, { limit(min, max) { return Math.min(max, Math.max(min, this)); }, round(precision) { return Number(this.toFixed(precision || 0)); }, times(iterate) { for (let at = 0; at < this; at++) iterate(at); }, toInt() { return Math.trunc(this); } });
  const NativeElement = Element;
  window.Element = function (tag, properties) { return Object.assign(document.createElement(tag), properties); };
  window.Element.prototype = NativeElement.prototype;
  implement(NativeElement, {
    set(name, value) { this.setAttribute(name, value); return this; }, get(name) { return this.getAttribute(name); }, getElement(css) { return this.querySelector(css); },
    getElements(css) { return [...this.querySelectorAll(css)]; }, inject(target) { target.appendChild(this); return this; }, adopt(...others) { this.append(...others); return this; },
    dispose() { return this.parentNode ? this.parentNode.removeChild(this) : this; }, destroy() { this.remove(); return null; }, empty() { this.replaceChildren(); return this; },
    clone(deep) { return this.cloneNode(deep); }, hasClass(name) { return this.classList.contains(name); }, addEvent(name, handler) { this.addEventListener(name, handler); return this; },
    store() { return this; }, retrieve() { return null; }, wraps(other) { return this.adopt(other); }, match(css) { return this.matches(css); },
  });
})();`;

/** Methods that a for-in loop over any object enumerates. */
export const objectPrototype = `
  Object.prototype.extend = function (source) { for (const name in source) this[name] = source[name]; return this; };
  Object.prototype.forEachProperty = function (iterate) { for (const name in this) iterate(name, this[name]); };`;

/** Prototype.js before 1.7: arrays that are written as a text within the text. */
export const arraysAsTexts = `Array.prototype.toJSON = function () {
  return '[' + this.map((value) => JSON.stringify(value)).join(', ') + ']';
};`;

/** As browsers do where cookies and storage of the page are blocked. */
export const noStorage = `for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, { get() { throw new DOMException('Access is denied for this document.', 'SecurityError'); } });
Object.defineProperty(document, 'cookie', { get: () => '', set() {} });`;
