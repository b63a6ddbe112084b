# An image of Meian for pipelines: Debian with the package of scripts/package, git, and record-branch
# of scripts/ci. “scripts/check-package” tries the second stage's steps on a bare Debian.
FROM swift:6.2-bookworm AS build
COPY . /src
WORKDIR /src
RUN scripts/package --output /package

FROM debian:bookworm-slim
COPY --from=build /package/*.deb /tmp/
COPY scripts/ci/record-branch /usr/local/bin/
# hadolint ignore=DL3008
RUN apt-get update \
  && apt-get install --yes --no-install-recommends /tmp/meian_*.deb ca-certificates git \
  && rm -rf /tmp/meian_*.deb /var/lib/apt/lists/*
CMD ["meian", "help"]
