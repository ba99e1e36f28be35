/** Puts off costly work to its first use and keeps the result; a failure is not kept, so the next use tries again. */
export function lazily<T>(build: () => T): () => T {
  let built: { value: T } | undefined;
  return () => {
    built ??= { value: build() };
    return built.value;
  };
}
