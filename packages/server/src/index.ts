export { type Config, type DatabaseLocation, loadConfig } from '#config/config.ts';
export { ConfigError } from '#config/configError.ts';
export { DatabaseUnavailableError } from '#db/databaseErrors.ts';
export { FolderInUseError } from '#db/embedded/folderLock.ts';
export { type DemoFacts, demoFacts } from '#demo/demoFacts.ts';
export { listenOnIpv6Loopback } from '#http/listening/ipv6Loopback.ts';
export { type Replacements, type RunningServer, type ServerParts, startServer } from '#start/startServer.ts';
