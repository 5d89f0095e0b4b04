import { launchBrowser } from "@haul/testing/browser";
import { readFileSync } from "node:fs";
const [out, width, ...files] = process.argv.slice(2);
const b = await launchBrowser(); const p = await b.newPage({ viewport: { width: 1800, height: 800 } });
const html = `<body style="margin:0;display:flex;flex-wrap:wrap;gap:8px;background:#888;align-items:flex-start">` + files.map((f) => `<img style="width:${width}px" src="data:image/png;base64,${readFileSync(f).toString("base64")}">`).join("") + `</body>`;
await p.setContent(html); await p.waitForTimeout(300);
await p.screenshot({ path: out, fullPage: true }); await b.close();
