# The server with the built site and the kit, on port 4000. Everything in it is put together by scripts/release/assemble.mjs;
# scripts/release/assemble.test.ts runs what this file says in such a folder.
FROM node:24-trixie-slim AS build
WORKDIR /source
COPY . .
RUN npm ci --no-audit --no-fund && node scripts/release/assemble.mjs /assembled

FROM node:24-trixie-slim
WORKDIR /srv/freight
COPY --from=build /assembled .
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 FREIGHT_SITE=/srv/freight/site
USER node
EXPOSE 4000
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s CMD ["node", "packages/server/src/commands/healthCommand.ts"]
CMD ["node", "packages/server/src/main.ts"]
