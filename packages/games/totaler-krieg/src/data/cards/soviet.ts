/** The Soviet Option Cards; the columns are explained in index.ts. */
export const SOVIET_CARD_ROWS = `
S1a|Military Purges|pre-war|||army-policy||S1b,S1c,S4b,S4c,S27b,S27c||0||||||
S1b|Tukhachevsky Reforms|pre-war|||army-policy||S1a,S1c,S4a,S4c,S17b,S27a,S27c||0|russia:infantry*2 russia:armor*1|delay-box su-hq-tuk/reduced||||
S1c|Stalin Line Constructed|pre-war|||army-policy||S1a,S1b,S4a,S4b,S8a,S11,S18,S20a,S27a,S27b||0||delay-box su-fort-stalin-line*4||||
S2|Russian Rearmament|pre-war|||rearmament|played:S1a,S1b,S1c year:rearmament|||0|russia:infantry*4 russia:armor*1|||||
S3|Continuing Rearmament|pre-war|||rearmament|played:S2 played:S1a,S1b,S1c year:rearmament|||0|russia:infantry*5 russia:armor*1|force-pool su-army-14/reduced su-army-16/reduced su-army-18/reduced su-army-19/reduced su-army-20/reduced su-army-21/reduced su-army-22/reduced su-army-23/reduced||||
S4a|Russian Mobilization|pre-war|||rearmament|played:S3 year:rearmament|S4d||0|russia:infantry*4 russia:armor*2|force-pool su-army-24/reduced su-army-26/reduced su-army-27/reduced su-army-28/reduced su-mech*2||||
S4b|Russian Mobilization (Deep Battle)|pre-war|||rearmament|played:S3 year:rearmament|S4d||0|russia:infantry*3 russia:armor*3|force-pool su-army-24/reduced su-army-26/reduced su-army-27/reduced su-army-28/reduced su-mech*2||||
S4c|Russian Mobilization (Fortified Regions)|pre-war|||rearmament|played:S3 year:rearmament|S4d||0|russia:infantry*4|force-pool su-army-24/reduced su-army-26/reduced su-army-27/reduced su-army-28/reduced su-mech*2; delay-box su-fort-stalin-line*2||||
S4d|Wartime Mobilization|limited-war|||mobilization|played:S3 !war:pre-war|S4a,S4b,S4c||0|russia:infantry*5 russia:armor*1|force-pool su-army-24/reduced su-army-26/reduced su-army-27/reduced su-army-28/reduced su-mech*2|||event:20.5.3|
S5a|Political Purges|pre-war|||political-line||S5b,S7b,S8b,S9b,S10b,S20b,S22b||0|russia:infantry*1|||||
S5b|Collective Security|pre-war|||political-line||S5a,S7a,S8a,S9a,S10a,S11,S18,S20a,S22a||0|russia:infantry*1||table favours:low drm:political,country-marker 19.13:chosen-by-roller 19.13:balkan - - - 19.26|||
S6|New Five-Year Plan|pre-war|||production||choose*1:S41,S42,S43,S44||0|russia:infantry*2|||||
S7a|Nazi-Soviet Pact|pre-war|||policy|played:S5a posture:russia=rapallo|S7b||0|russia:infantry*1||||set-policy:nazi-soviet-pact=russia,soviet-minors|
S7b|Franco-Russian Entente|pre-war|||policy|played:S5b posture:france=appeasement posture:russia=rapallo|S7a||0|russia:infantry*1||||set-policy:franco-russian-entente=france,western-minors,russia,soviet-minors|
S8a|Demand Baltic States|pre-war|||demand|played:S5a status:baltic-states=neutral|||0|russia:infantry*2|delay-box su-hq-1ba/reduced|table target:baltic-states+baltic-states favours:high drm:political,country-marker until:ceded-or-active instead:19.7 19.7 - 19.3:baltic-states 19.3:baltic-states 19.3:baltic-states 19.3:baltic-states|||
S8b|Central Alliance|pre-war|||alliance|played:S5b|||0|russia:infantry*2|delay-box so-hq-central/reduced su-int-pvo|table target:any=baltic-states,czechoslovakia,hungary,poland favours:low drm:political,country-marker 19.19 19.19 19.19 - - 19.27|||
S9a|Molotov Diplomacy|pre-war|||diplomacy|played:S5a|||0|russia:infantry*1||table favours:low drm:political,country-marker 19.13:balkan 19.13:northern - - - 19.26|||returns
S9b|Litvinov Diplomacy|pre-war|||diplomacy|played:S5b|||0|russia:infantry*1||table favours:low drm:political,country-marker 19.13:chosen-by-roller 19.13:central 19.13:balkan - - 19.26|||returns
S10a|Further Demands|pre-war|||demand|played:S5a|||0|russia:infantry*1||table target:any=neutral-minor-country favours:high drm:political,country-marker instead:19.7 19.7 - - 19.16 19.16 19.16|||
S10b|Popular Front|pre-war|||diplomacy|played:S5b|||0|russia:infantry*1||table target:any=neutral-minor-country favours:low drm:political,country-marker 19.19 19.19 19.21 - - 19.17|||
S11|Demand Eastern Poland|pre-war|||demand|played:S5a|S7a||0|russia:infantry*4|delay-box su-hq-1by/reduced|table target:poland+eastern-poland favours:high drm:political,country-marker until:ceded-or-active instead:19.7 19.7 - 19.3:eastern-poland 19.3:eastern-poland 19.3:eastern-poland 19.3:eastern-poland|||
S12|Support Republicans|pre-war|||support-civil-war|civil-war republican-support:soviet||!civil-war|0|||table target:civil-war favours:low if:civil-war 19.5 19.5 19.39 19.29 19.35 19.4|||returns
S13|Pre-War Production|pre-war|||production|played:S6|||0|russia:infantry*3|||||returns
S14|Forces for the Far East|pre-war|||pacific|pacific-war:soviet=limited,total|||0|russia:infantry*1||table favours:low 19.30 19.30 19.30 - - -||end-pacific-war:soviet|returns
S15|Zhukov Takes Command|limited-war|||operation||||1|russia:infantry*2|||||
S16|Peace Offer|limited-war|||political|played:S15|||0|russia:infantry*1||table favours:low drm:political,country-marker 19.31 19.28 - - - 19.26|||
S17a|General Mobilization|limited-war|||mobilization|played:S4a,S4b,S4c,S4d played:S15 played:S16|S17b||1|russia:infantry*16 russia:armor*2|delay-box su-hq-2ba/reduced su-hq-2by/reduced su-hq-2uk/reduced; force-pool su-inf*4||||
S17b|Russian Ultimatum|limited-war|||ultimatum|played:S4a,S4b,S4c,S4d played:S15 played:S16 pac:russia|S17a||0|russia:infantry*6 russia:armor*1||table favours:low drm:political,country-marker 19.37:russia 19.37:russia 19.37:russia 19.37:russia - 19.26|||
S18|Demand Finnish Frontier|limited-war|||demand|played:S5a status:finland=neutral|||0|russia:infantry*2|delay-box su-int-pvo|table target:finland+finnish-frontier favours:high drm:political,country-marker until:ceded-or-active instead:19.7 19.7 19.7 19.7 - 19.3:finnish-frontier 19.3:finnish-frontier|||
S19|Demand Turkish Frontier|limited-war|||demand|status:turkey=neutral|||0|russia:infantry*2|delay-box su-hq-trans-caucasus/reduced|table target:turkey+turkish-frontier favours:high drm:political,country-marker until:ceded-or-active instead:19.7 19.7 19.7 19.7 - 19.3:turkish-frontier 19.3:turkish-frontier|||
S20a|Demand Bessarabia|limited-war|||demand|played:S5a status:rumania=neutral|||0|russia:infantry*2|delay-box su-hq-1uk/reduced|table target:rumania+bessarabia favours:high drm:political,country-marker until:ceded-or-active instead:19.7 19.7 19.7 - 19.3:bessarabia 19.3:bessarabia 19.3:bessarabia|||
S20b|Balkan Pact|limited-war|||alliance|played:S5b|||0|russia:infantry*2|delay-box so-hq-balkan/reduced|table target:any=bulgaria,greece,rumania,turkey,yugoslavia favours:low drm:political,country-marker 19.19 19.19 19.19 - - 19.27|||
S21|War Production|limited-war|||production|played:S6|||0|russia:infantry*4|||||returns
S22a|Ultimatum|limited-war|||ultimatum|played:S5a|||0|||table favours:low drm:political,country-marker 19.37:russia 19.37:russia 19.31 - - 19.26|||
S22b|Comintern|limited-war|||political|played:S5b|||0|||table favours:low drm:political,country-marker 19.1 19.1 19.31 - 19.28 19.26|||
S23|Partisan Movement|limited-war|||political|played:S17a,S17b|||0|russia:infantry*3||table favours:low drm:political,country-marker 19.1 19.1 19.1 - - 19.17|||
S24|Russian Surrender|limited-war|||political|war:limited-war posture:russia=war axis-stars:soviet=2||war-from:total-war|0||||20.2.2||
S25|Relocate War Industries|total-war|||production||choose*1:S41,S42,S43,S44||0|russia:infantry*12||table favours:low drm:political,country-marker 19.1 19.11 - - 19.20 19.26|||
S26a|Stalin Orders Attack|limited-war|||operation|posture:russia=war|S26b||2|russia:infantry*10 russia:armor*2||table favours:low 19.20 19.20 - - - 19.14:command|||
S26b|Siberian Reserves Released|total-war|||operation|!pacific-war:soviet=total|S26a||1|russia:infantry*13 russia:armor*3|delay-box su-army-1s/reduced su-army-3s/reduced su-army-4s/reduced su-corps-vdv||||
S27a|Great Patriotic War|total-war|||army-payback|played:S25|||0|russia:infantry*10 russia:armor*4|delay-box su-army-1t/reduced su-army-2t/reduced su-army-3t/reduced su-army-4t/reduced su-army-5t/reduced su-army-2s/reduced|table favours:low 19.1 19.11 - - - 19.20|||
S27b|Red Army Conspiracy|total-war|||army-payback|played:S25|||0|russia:infantry*8 russia:armor*4|delay-box su-army-1t/reduced su-army-2t/reduced su-army-3t/reduced su-army-4t/reduced su-army-5t/reduced|table favours:low 19.8 19.8 19.8 19.20 19.14:command -|||
S27c|Red Army Reforms|total-war|||army-payback|played:S25|||0|russia:infantry*8 russia:armor*2|delay-box su-army-1t/reduced su-army-2t/reduced su-army-3t/reduced|table favours:low 19.8 19.14:command 19.20 - - -|||
S28|Uranus Reserves Formed|total-war|||reserves|played:S27a,S27b,S27c|||0|russia:infantry*6 russia:armor*2|delay-box su-army-1g/reduced su-army-2g/reduced su-army-3g/reduced su-army-4g/reduced su-army-5s/reduced mk-logistics-stavka; force-pool su-paf-def|table favours:low 19.11 19.1 - - - 19.20|||
S29a|Uranus Offensive|total-war||summer winter|offensive|played:S28 year:offensive|S29b||2|russia:infantry*7 russia:armor*3|||||
S29b|Little Uranus Offensive|total-war||spring autumn|offensive|played:S28 year:offensive|S29a||1|russia:infantry*8 russia:armor*2|||||
S30|Rumyantsev Reserves Formed|total-war|||reserves|played:S27a,S27b,S27c played:S29a,S29b|||0|russia:infantry*6 russia:armor*2|delay-box su-army-5g/reduced su-army-6g/reduced su-army-7g/reduced su-army-8g/reduced su-army-10g/reduced su-army-11g/reduced su-army-3gt/reduced su-army-5gt/reduced su-hq-3ba/reduced su-hq-3by/reduced su-hq-3uk/reduced|table favours:low 19.11 19.1 - - - 19.20|||
S31a|Rumyantsev Offensive|total-war||summer winter|offensive|played:S30 year:offensive|S31b||2|russia:infantry*7 russia:armor*3|||||
S31b|Little Rumyantsev Offensive|total-war||spring autumn|offensive|played:S30 year:offensive|S31a||1|russia:infantry*8 russia:armor*2|||||
S32|Bagration Reserves Formed|total-war|||reserves|played:S27a,S27b,S27c played:S31a,S31b|||0|russia:infantry*6 russia:armor*2|delay-box su-army-1gt/reduced su-army-2gt/reduced su-hq-4uk/reduced su-af-2by; force-pool su-army-9g/reduced|table favours:low 19.11 19.1 - - - 19.20||flip-marker:soviet-minor-country-production=+2|
S33a|Bagration Offensive|total-war||summer winter|offensive|played:S32 year:offensive|S33b||3|russia:infantry*7 russia:armor*3|||||
S33b|Little Bagration Offensive|total-war||spring autumn|offensive|played:S32 year:offensive|S33a||2|russia:infantry*8 russia:armor*2|||||
S34|Red Banner Reserves Formed|total-war|||reserves|played:S27a,S27b,S27c played:S33a,S33b|||0|russia:infantry*4 russia:armor*2|delay-box su-army-4gt/reduced su-af-2uk|table favours:low 19.11 19.1 - - - 19.20|||
S35a|Red Banner Offensive|total-war||summer winter|offensive|played:S34 year:offensive|S35b||3|russia:infantry*6 russia:armor*3|||||
S35b|Little Red Banner Offensive|total-war||spring autumn|offensive|played:S34 year:offensive|S35a||2|russia:infantry*4 russia:armor*2|||||
S36|Workers Reserves Formed|total-war|||reserves|played:S27a,S27b,S27c played:S35a,S35b|||0|russia:infantry*5 russia:armor*2||table favours:low 19.11 19.1 - - - 19.20|||
S37a|Workers Offensive|total-war||spring summer winter|offensive|played:S36 year:offensive|S37b||3|russia:infantry*6 russia:armor*3|||||
S37b|Little Workers Offensive|total-war||spring autumn|offensive|played:S36 year:offensive|S37a||2|russia:infantry*5 russia:armor*2|||||
S38|Soviet Partnership|total-war|||partnership|played:S17a,S17b active:soviet=france,vichy,italy,poland,spain,turkey|||0|russia:infantry*2 partner:any*2||table target:any=soviet-partnership-country favours:low drm:political 19.38 19.38 19.38 19.21 - 19.26|||
S39|Total War Production|total-war|||production|played:S6 played:S27a,S27b,S27c|||0|russia:infantry*6 russia:armor*2||table favours:low 19.11 19.1 19.21 - - 19.26|||returns
S40|Total War Production|total-war|||production|played:S6 played:S27a,S27b,S27c|||0|russia:infantry*6 russia:armor*2||table favours:low 19.11 19.1 19.21 - - 19.26|||returns
S41|Production Directorate: Factory Production|total-war|||directorate|played:S6 played:S27a,S27b,S27c|||0|russia:infantry*4 russia:armor*1|delay-box mk-war-production-soviet||||
S42|Production Directorate: Heavy Bombers|total-war|||directorate|played:S6 played:S27a,S27b,S27c|||0|russia:infantry*4 russia:armor*1|delay-box su-bmb-add||||
S43|Production Directorate: Red Air Force|total-war|||directorate|played:S6 played:S27a,S27b,S27c|||0|russia:infantry*4 russia:armor*1|delay-box su-af-1ba su-af-1uk||||
S44|Production Directorate: Red Navy|total-war|||directorate|played:S6 played:S27a,S27b,S27c|||0|russia:infantry*4 russia:armor*1|delay-box su-sf-baltic su-sf-black-sea||||
`;
