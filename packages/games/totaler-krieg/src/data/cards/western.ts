/** The Western Option Cards; the columns are explained in index.ts. */
export const WESTERN_CARD_ROWS = `
W1|Change of Governments|pre-war|||political||||0|france:infantry*1@turn|||||
W2|British Rearmament|pre-war|||rearmament|played:W1 year:rearmament|||0||force-pool gb-corps-bef gb-inf gb-arm*6 gb-sf-home mk-convoy-gb||||
W3|French Rearmament|pre-war|||rearmament|played:W2 year:rearmament|||0|france:infantry*3|force-pool fr-army-1/reduced||||
W4|French Mobilization|pre-war|||rearmament|played:W3 year:rearmament|||0|france:infantry*6|force-pool fr-corps-alp fr-col-012*2; delay-box fr-hq-1; strategic-warfare-box mk-war-economy-fr/+1||||
W5a|British Mobilization|pre-war|||rearmament|played:W4 year:rearmament war:pre-war|W5b||0|britain:infantry*1 britain:armor*1 france:infantry*1|delay-box gb-af-1 gb-army-1/reduced||||
W5b|Wartime Mobilization|limited-war|||mobilization|played:W4|W5a,W24||0|britain:armor*1|delay-box gb-af-1 gb-army-1/reduced||||
W6a|Maginot Line Completed|pre-war|||prewar-military|played:W3|W6b||0||w3519,w3420,w3319 fr-fort-mag*3||||
W6b|French Military Reforms|pre-war|||prewar-military|played:W3|W6a||0|france:armor*1 france:infantry*1@turn|||||
W7a|Western Guarantees|pre-war|||policy|played:W2 played:W3 posture:britain=appeasement|W7b,W27b||0|france:infantry*2||||set-policy:guarantees=britain,france,western-minors|
W7b|Franco-Russian Entente|pre-war|||policy|played:W2 played:W3 posture:france=appeasement posture:russia=rapallo|W7a,W27a||0|france:infantry*2||||set-policy:franco-russian-entente=france,western-minors,russia,soviet-minors|
W8|Negotiations with Belgium|pre-war|||diplomacy|status:belgium-holland=neutral|||0|||table target:belgium-holland favours:low drm:political,country-marker 19.19 19.19 19.19 - - 19.27|||
W9|Chamberlain Diplomacy|pre-war|||diplomacy|played:W1|||0|britain:infantry*1||table favours:low drm:political,country-marker 19.13:western 19.13:northern - - - 19.26|||returns
W10|Arab League|pre-war|||league|played:W3|||0|||table target:any=iraq,persia,syria,turkey favours:low drm:political,country-marker 19.19 19.19 - - - 19.27|||
W11|Balkan League|pre-war|||league|played:W3|||0|||table target:any=bulgaria,greece,rumania,turkey,yugoslavia favours:low drm:political,country-marker 19.19 19.19 - - - 19.27|||
W12|Little Entente|pre-war|||league|played:W3 war:pre-war|||0|||table target:any=czechoslovakia,rumania,yugoslavia favours:low drm:political,country-marker 19.19 19.19 19.19 - - 19.27|||
W13|Scandinavian League|pre-war|||league|played:W3|||0|||table target:any=denmark-norway,finland,sweden favours:low drm:political,country-marker 19.19 19.19 - - - 19.27|||
W14|Churchill Diplomacy|limited-war|||diplomacy|played:W5a,W5b|||0|britain:infantry*1||table favours:low drm:political,country-marker 19.13:chosen-by-roller 19.28 - - 19.30 19.26|||returns
W15|Support Republicans|pre-war|||support-civil-war|civil-war republican-support:western||!civil-war|0|||table target:civil-war favours:low if:civil-war 19.5 19.5 19.39 19.34 19.35 19.4|||returns
W16|Dyle Plan|limited-war|||operation|played:W4 played:W5a,W5b played:W6a,W6b active:western=france|W27a,W27b||1|france:infantry*1@turn|delay-box gb-af-2|choice target:belgium-holland 19.15|||
W17|Operation Compass|limited-war|||operation||W26||1|britain:infantry*1 britain:armor*1|delay-box gb-hq-wdf gb-paf-def||||
W18a|Lend-Lease to Britain|limited-war|||lend-lease||W18b,W28||0|britain:infantry*1 britain:armor*1|delay-box gb-sf-med|table favours:low drm:political,country-marker 19.28 19.28 19.11 - 19.30 -|||
W18b|Lend-Lease to France|limited-war|||lend-lease|active:western=france|W18a||0|france:infantry*2 britain:infantry*1|delay-box mk-lend-lease|table favours:low drm:political,country-marker 19.28 19.28 19.11 - 19.30 -|||
W19|Lend-Lease to Allies|limited-war|||lend-lease||||0|britain:infantry*1 britain:armor*1|delay-box mk-lend-lease|table favours:low drm:political,country-marker 19.28 19.28 19.11 - 19.30 -|||
W20a|Arsenal of Democracy|total-war|||us-entry|!posture:united-states=isolationism|W20b||0|britain:infantry*1 united-states:infantry*1 united-states:armor*1|force-pool us-inf*12 us-arm*6 mk-convoy-us; delay-box us-sf-atlantic us-af-9|table favours:low drm:political,country-marker 19.11 19.11 - - 19.30 -|||
W20b|Victory Program|total-war|||us-entry|!posture:united-states=isolationism|W20a||0|britain:infantry*1 united-states:infantry*4 united-states:armor*2|delay-box mk-us-victory-program us-sf-atlantic us-af-9; force-pool us-inf*12 us-arm*6 mk-convoy-us||||
W21|Arcadia Conference|total-war|||conference||||0|britain:infantry*1 britain:armor*1||table favours:low drm:political,country-marker 19.1 19.28 19.11 - 19.30 19.26|||
W22|Transit Rights|limited-war|||diplomacy||||0|britain:infantry*1||table target:any=neutral-minor-country favours:low drm:political,country-marker 19.15 19.15 19.19 - - 19.27|||
W23|Commonwealth Support|limited-war|||mobilization||||0|britain:infantry*1|||card:W23||
W24|British War Mobilization|limited-war|||mobilization|played:W5a|||0|britain:infantry*1 britain:armor*2|||||
W25|Demand Turkish Straits|limited-war|||demand|status:turkey=neutral war:limited-war||war-from:total-war|0|britain:infantry*1||table target:turkey+turkish-straits favours:high drm:political,country-marker until:ceded-or-active 19.7 19.7 19.7 - 19.3:turkish-straits 19.3:turkish-straits|||
W26|Demand Cyrenaica|limited-war|||demand|status:italy=neutral|||0|britain:infantry*1||table target:italy+cyrenaica favours:high drm:political,country-marker until:ceded-or-active 19.7 19.7 19.7 - 19.3:cyrenaica 19.3:cyrenaica|||
W27a|British Ultimatum|limited-war|||ultimatum|pac:britain|||0|britain:infantry*1||table favours:low drm:political,country-marker 19.37:britain 19.37:britain 19.37:britain - - 19.26|||
W27b|Entente Ultimatum|limited-war|||ultimatum|posture:france=franco-russian-entente|||0|france:infantry*1 britain:infantry*1||table favours:low drm:political,country-marker 19.37:france 19.37:france 19.37:france - - 19.26|||
W28|Operation Jupiter|limited-war|||operation|status:*=neutral|||0|britain:infantry*1||table target:any=neutral-minor-country favours:high drm:political,country-marker instead:19.7 19.7 19.7 19.7 - 19.15 19.15||remove-from-game:british-surface-fleet-unit*1|
W29|Special Operations Executive|limited-war|||political||||0|britain:infantry*1 britain:colonial*1||table favours:low drm:political,country-marker 19.1 19.1 19.21 - - 19.17|||
W30|Wartime Footing|total-war|||production|played:W21|||0|britain:infantry*2 britain:armor*1|delay-box gb-bmb-bc; force-pool gb-col-can-arm|table favours:low drm:political,country-marker 19.11 19.1 - - 19.30 -|||
W31|Operation Crusader|total-war|||operation||||1|britain:infantry*1 britain:armor*1|delay-box gb-army-8/reduced||||
W32a|Operation Avalanche|total-war|||operation|played:W21 uscl-from:1|W32b||1|britain:infantry*1 britain:armor*1 britain:colonial*1 united-states:infantry*3 united-states:armor*1|delay-box us-af-15||20.4.2||
W32b|Operation Brimstone|total-war|||operation|played:W21 uscl-from:1|W32a||2|britain:infantry*1 united-states:infantry*2|delay-box us-af-15||||
W33|Intensive Bombing|total-war|||strategic|played:W21|||0|united-states:infantry*2 britain:infantry*1|delay-box mk-intensive-bombing|table favours:low drm:political,country-marker 19.11 19.11 - - 19.30 -|||
W34|Operation Torch|total-war|||operation|played:W20a,W20b|||1|britain:infantry*1 britain:armor*1 united-states:infantry*2 united-states:armor*1|delay-box us-sf-8 us-af-med mk-logistics-afhq we-hq-15||20.4.1||
W35a|Trident Conference|total-war|||conference|played:W34|W35b||0|britain:infantry*1 britain:armor*1 united-states:infantry*1 united-states:armor*1|delay-box us-army-5/reduced we-corps-1ab; force-pool us-army-7/reduced|table favours:low drm:political,country-marker 19.1 19.28 19.11 - 19.30 19.26|||
W35b|Quadrant Conference|total-war|||conference|played:W34|W35a||0|britain:infantry*1 britain:armor*1 united-states:infantry*2|delay-box us-army-5/reduced we-corps-1ab|table favours:low drm:political,country-marker 19.30 19.30 19.11 - 19.28 19.26|||
W36a|Operation Husky|total-war|||operation|played:W35a,W35b|W36b||1|britain:infantry*1 britain:armor*1 britain:colonial*1 united-states:infantry*3 united-states:armor*1|delay-box us-af-12 us-bmb-8||||
W36b|Operation Roundup|total-war|||operation|played:W35a,W35b|W36a||2|britain:infantry*1 britain:armor*1 united-states:infantry*2 united-states:armor*1||||ignore-pacific-commitment return-from-pacific|
W37|Operation Galvanic|total-war|||operation|played:W35a,W35b|||1|united-states:infantry*2|force-pool mk-fleet-train-us us-corps-marine; delay-box us-cv-tf38 us-sf-tf34|||place-marker:allied-collapse*2|
W38a|Eureka Conference|total-war|||conference|played:W21 played:W36a,W36b|W38b,W37,W42||0|britain:infantry*1 britain:armor*1 britain:colonial*1 united-states:infantry*4 united-states:armor*2|delay-box mk-logistics-shaef gb-hq-21 gb-army-2 us-army-1 gb-army-1can/reduced|table favours:low drm:political,country-marker 19.1 19.28 19.11 - 19.30 19.26||flip-marker:western-minor-country-production=+2|
W38b|Sextant Conference|total-war|||conference|played:W21 played:W36a,W36b|W38a||0|britain:infantry*2 britain:armor*1 united-states:infantry*3 united-states:armor*1|delay-box mk-logistics-shaef gb-hq-21 gb-army-2 us-army-1 gb-army-1can/reduced|table favours:low drm:political,country-marker 19.30 19.1 19.11 - 19.28 19.26||flip-marker:western-minor-country-production=+2|
W39|Operation Shingle|total-war|||operation|played:W38a,W38b|||1|britain:infantry*1 britain:armor*1 britain:colonial*1 united-states:infantry*3 united-states:armor*2|delay-box us-army-3/reduced us-hq-12/reduced; force-pool us-army-9/reduced us-arm-heavy||||
W40|Operation Overlord|total-war|||operation|played:W38a,W38b|||3|britain:infantry*1 britain:armor*1 united-states:infantry*3 united-states:armor*2|delay-box us-hq-6||||
W41|Operation Market-Garden|total-war|||operation|played:W38a,W38b played:W40|||2|britain:infantry*1 britain:armor*1 united-states:infantry*3 united-states:armor*1|||||
W42|Operation Armpit|total-war|||operation|played:W38b|||2|britain:infantry*2 united-states:infantry*2|||||
W43a|Magneto Conference|total-war|||conference|played:W38a,W38b|W43b||0|britain:infantry*1 united-states:infantry*3 united-states:armor*1|delay-box us-army-15/reduced|table favours:low drm:political,country-marker 19.1 19.28 19.11 - 19.30 19.26|||
W43b|Octagon Conference|total-war|||conference|played:W38a,W38b|W43a||0|britain:infantry*2 britain:armor*1 united-states:infantry*1|delay-box us-army-15/reduced|table favours:low drm:political,country-marker 19.30 19.1 19.11 - 19.28 19.26|||
W44|Operation Plunder|total-war|||operation|played:W43a,W43b|||2|britain:infantry*1 britain:armor*1 united-states:infantry*3 united-states:armor*1|||||
W45|Operation Eclipse|total-war|||operation|played:W43a,W43b|||2|britain:infantry*1 britain:armor*1 united-states:infantry*3 united-states:armor*1|||||
W46|Manhattan Project|total-war|||strategic|played:W43a,W43b|||0|united-states:infantry*2||table favours:low drm:political 19.33 19.33 - - - -|||
W47|Western Partnership|total-war|||partnership|played:W35a,W35b active:western=france,vichy,italy,poland,spain,turkey|||0|partner:any*2 united-states:infantry*2||table target:any=western-partnership-country favours:low drm:political 19.38 19.38 19.38 19.21 - 19.26|||
W48|Total War Production|total-war|||production|played:W21|||0|britain:infantry*1 united-states:infantry*3 united-states:armor*1||table favours:low drm:political,country-marker 19.11 19.1 - - 19.30 -|||returns
`;
