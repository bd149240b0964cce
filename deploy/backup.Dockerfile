# The image of backups: the release beside the programs of PostgreSQL, in the version of the server.
# docker build -f deploy/backup.Dockerfile -t peonia-backup --build-arg POSTGRES=18 .
ARG POSTGRES=18
FROM peonia:latest AS release

FROM postgres:${POSTGRES}-bookworm
COPY --from=release /usr/local/bin/node /usr/local/bin/node
COPY --from=release /opt/peonia /opt/peonia
WORKDIR /opt/peonia
ENV NODE_ENV=production DATA_DIR=/data BACKUP_DIR=/backup
USER 1000:1000
ENTRYPOINT []
CMD ["node", "bin/backup.mjs"]
