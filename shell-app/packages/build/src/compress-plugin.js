import { promisify } from "node:util";
import zlib from "node:zlib";
import webpack from "webpack";

const NAME = "HaulCompressPlugin";
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Below this a packet is a packet whatever its size. */
const SMALLEST = 1024;

/** Writes `.br` and `.gz` beside every text file, once per build, so that the server never compresses them. */
export class CompressPlugin {
  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        async (assets) => {
          const cache = compilation.getCache(NAME);
          const work = Object.keys(assets)
            // The host writes a nonce into index.html, so it cannot be served from a compressed file.
            .filter((name) => /\.(js|css|svg|json)$/.test(name))
            .map(async (name) => {
              const source = assets[name];
              if (!source || source.size() < SMALLEST) return;
              const item = cache.getItemCache(name, cache.getLazyHashedEtag(source));
              let packed = await item.getPromise();
              if (!packed) {
                const content = source.buffer();
                packed = { br: await brotli(content), gz: await gzip(content, { level: 9 }) };
                await item.storePromise(packed);
              }
              compilation.emitAsset(`${name}.br`, new webpack.sources.RawSource(packed.br));
              compilation.emitAsset(`${name}.gz`, new webpack.sources.RawSource(packed.gz));
            });
          await Promise.all(work);
        },
      );
    });
  }
}
