import { escapeHtml } from './html.js';
import { STYLE } from './style.js';

/** Our own drawing: two coasts, a sea route and three counters. */
const CHART = `<svg viewBox="0 0 1200 320" preserveAspectRatio="xMaxYMax meet" aria-hidden="true" focusable="false">
<g class="north"><path class="s1" d="M1200 0V128C1150 150 1108 132 1066 150 1010 174 972 146 930 120 892 98 846 104 812 76 786 54 800 20 772 0Z"/>
<path class="s2" d="M1200 0V84C1140 98 1096 78 1052 92 1000 108 960 84 924 62 890 42 876 22 880 0Z"/>
<path class="s3" d="M1200 0V44C1150 56 1100 36 1056 44 1016 50 990 30 980 0Z"/>
<path class="coast" d="M1200 128C1150 150 1108 132 1066 150 1010 174 972 146 930 120 892 98 846 104 812 76 786 54 800 20 772 0"/>
<rect class="counter" x="1018" y="66" width="46" height="46" rx="8"/><path class="mark" d="M1026 80H1056V98H1026ZM1026 80L1056 98M1056 80L1026 98"/></g>
<path class="s1" d="M1200 320V252C1160 232 1124 246 1080 232 1030 216 996 238 950 232 896 226 868 258 824 270 780 282 742 276 716 320Z"/>
<path class="s3" d="M1200 320V286C1150 270 1110 284 1064 274 1010 264 960 276 916 288 890 296 872 304 862 320Z"/>
<path class="s2" d="M606 148C628 128 664 132 674 152 684 174 656 196 630 190 606 186 590 166 606 148Z"/>
<path class="coast" d="M1200 252C1160 232 1124 246 1080 232 1030 216 996 238 950 232 896 226 868 258 824 270 780 282 742 276 716 320M606 148C628 128 664 132 674 152 684 174 656 196 630 190 606 186 590 166 606 148Z"/>
<path class="route" d="M662 168C740 206 840 206 930 190 1000 178 1060 190 1116 196"/>
<g><rect class="counter" x="842" y="172" width="46" height="46" rx="8"/><path class="mark" d="M850 199H880L874 208H856ZM864 199V183L874 195"/></g>
<g><rect class="counter" x="968" y="246" width="46" height="46" rx="8"/><path class="mark" d="M976 260H1006V278H976Z"/></g>
<path class="star" d="M636 148L640 158 651 159 643 166 645 177 636 171 627 177 629 166 621 159 632 158Z"/>
</svg>`;

const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='7' fill='%231f2a33'/%3E%3Cpath d='M6 10h20v12H6zM6 10l20 12M26 10L6 22' fill='none' stroke='%23f4eee1' stroke-width='2'/%3E%3C/svg%3E";

/** A whole page: the chart with a heading, the content, and the disclaimer. */
export function pageLayout(page: {
  title: string;
  heading: string;
  lead: string;
  main: string;
  version: string;
  /** English unless said otherwise. */
  language?: string;
}): string {
  return `<!doctype html>
<html lang="${page.language ?? 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(page.title)}</title>
<link rel="icon" href="${ICON}">
<style>${STYLE}</style>
</head>
<body>
<header>${CHART}<div class="wide"><h1>${escapeHtml(page.heading)}</h1><p>${escapeHtml(page.lead)}</p></div></header>
<main class="wide">
${page.main}
</main>
<footer><div class="wide">
<p>Sandtable is a fan-made engine with its own words and its own drawings. It is not affiliated with, or endorsed by, the designers and publishers of the games it plays.</p>
<p>Version ${escapeHtml(page.version)}</p>
</div></footer>
</body>
</html>
`;
}
