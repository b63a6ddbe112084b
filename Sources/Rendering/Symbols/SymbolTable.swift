/// Which icon of Material Design Icons stands in for which of the system's symbols: the icon's
/// character in the font, its name there, and the symbols. Behind a symbol's name `~` means that
/// only the icon's outline is drawn, `*` that the icon is filled with its inner lines cut out, and `+`
/// that it is filled without any.
let symbolTable = """
  F002 access-point: antenna.radiowaves.left.and.right
  F004 account: person.fill
  F006 account-box: person.crop.square.fill
  F007 account-box-outline: person.crop.square
  F5D2 account-card-details: person.crop.rectangle
  F008 account-check: person.crop.circle.badge.checkmark
  F009 account-circle: person.crop.circle~ person.crop.circle.fill
  F00D account-minus: person.badge.minus
  F00E account-multiple: person.2.fill person.3.fill
  F00F account-multiple-outline: person.2 person.3
  F013 account-outline: person
  F014 account-plus: person.badge.plus~ person.fill.badge.plus person.crop.circle.badge.plus
  F01D airplane: airplane
  F020 alarm: alarm alarm.fill*
  F026 alert: exclamationmark.triangle.fill
  F02A alert-outline: exclamationmark.triangle
  F633 apple-keyboard-command: command
  F03C archive: archivebox~ archivebox.fill
  F615 arrow-compress: arrow.down.right.and.arrow.up.left
  F616 arrow-expand: arrow.up.left.and.arrow.down.right
  F065 at: at
  F068 auto-fix: sparkles wand.and.stars
  F06E backspace: delete.left~ delete.left.fill
  F070 bank: building.columns~ building.columns.fill
  F071 barcode: barcode
  F072 barcode-scan: barcode.viewfinder
  F079 battery: battery.100
  F07B battery-20: battery.25
  F07E battery-50: battery.50
  F081 battery-80: battery.75
  F085 battery-charging-100: battery.100.bolt
  F08E battery-outline: battery.0
  F09A bell: bell.fill
  F09B bell-off: bell.slash.fill
  F09C bell-outline: bell
  F09E bell-ring: bell.badge.fill
  F09F bell-ring-outline: bell.badge
  F0A3 bike: bicycle
  F0A5 binoculars: binoculars~ binoculars.fill
  F0AD block-helper: hand.raised~ hand.raised.fill
  F0BA book: book.closed~ book.closed.fill
  F0BD book-open: book~ book.fill
  F0C0 bookmark: bookmark.fill
  F0C3 bookmark-outline: bookmark
  F0D6 briefcase: briefcase~ briefcase.fill
  F0E3 brush: paintbrush~ paintbrush.fill
  F0E4 bug: ant.fill ladybug~ ladybug.fill
  F0E6 bullhorn: megaphone~ megaphone.fill
  F0E7 bus: bus~ bus.fill
  F0ED calendar: calendar
  F0F0 calendar-clock: calendar.badge.clock
  F0F8 call-merge: arrow.merge
  F100 camera: camera~ camera.fill
  F105 camera-party-mode: camera.viewfinder
  F108 camera-switch: camera.rotate~
  F10B car: car~ car.fill
  F110 cart: cart.fill
  F111 cart-outline: cart
  F114 cash: banknote
  F120 cellphone-iphone: apps.iphone iphone
  F124 certificate: rosette
  F128 chart-bar: chart.bar~ chart.bar.fill chart.bar.xaxis
  F12A chart-line: chart.line.uptrend.xyaxis chart.xyaxis.line
  F12B chart-pie: chart.pie~ chart.pie.fill
  F131 checkbox-blank-outline: app app.badge
  F13A checkerboard: checkerboard.rectangle
  F61A chip: cpu
  F146 city: building building.2~ building.2.fill
  F14D clipboard-outline: clipboard
  F150 clock: clock clock.fill*
  F15C close-octagon: xmark.octagon.fill
  F15D close-octagon-outline: exclamationmark.octagon xmark.octagon
  F15F cloud: cloud.fill icloud.fill
  F162 cloud-download: icloud.and.arrow.down~ icloud.and.arrow.down.fill
  F163 cloud-outline: cloud icloud
  F164 cloud-outline-off: icloud.slash
  F167 cloud-upload: icloud.and.arrow.up~ icloud.and.arrow.up.fill
  F174 code-tags: chevron.left.forwardslash.chevron.right
  F176 coffee: cup.and.saucer~ cup.and.saucer.fill
  F17A comment: message.fill
  F17D comment-alert: exclamationmark.bubble.fill
  F17E comment-alert-outline: exclamationmark.bubble
  F182 comment-outline: message
  F183 comment-plus-outline: plus.bubble
  F188 comment-text: text.bubble.fill
  F189 comment-text-outline: quote.bubble text.bubble
  F18D console: terminal
  F18F content-copy: doc.on.doc doc.on.doc.fill* square.fill.on.square.fill* square.on.square
  F190 content-cut: scissors
  F191 content-duplicate: rectangle.stack~ rectangle.stack.fill square.stack
  F192 content-paste: doc.on.clipboard doc.on.clipboard.fill*
  F19B credit-card: creditcard creditcard.fill*
  F19E crop: crop
  F19F crop-free: viewfinder
  F1A4 crosshairs-gps: scope
  F1A5 crown: crown~ crown.fill
  F1A6 cube: cube.fill
  F1A7 cube-outline: cube
  F1AD currency-eur: eurosign
  F1B3 currency-usd: dollarsign
  F1B5 cursor-default-outline: cursorarrow
  F1B6 cursor-move: arrow.up.and.down.and.arrow.left.and.right
  F5E7 cursor-text: text.cursor
  F1C0 delete: trash~ trash.fill
  F5E8 delete-forever: xmark.bin~
  F1C4 desktop-mac: desktopcomputer
  F1CE dice-5: dice~ dice.fill
  F5EE disk: opticaldisc
  F1DA download: tray.and.arrow.down
  F1DE drawing: scribble
  F1E5 duck: hare.fill
  F1E7 earth: globe.americas.fill globe.europe.africa.fill
  F1EE email: envelope.fill
  F1EF email-open: envelope.open.fill
  F5EF email-open-outline: envelope.open
  F1F0 email-outline: envelope
  F1F2 emoticon: face.smiling.fill*
  F1F5 emoticon-happy: face.smiling
  F1F9 emoticon-tongue: mouth.fill
  F1FE eraser: eraser
  F205 exclamation: exclamationmark
  F206 exit-to-app: rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.forward
  F208 eye: eye~ eye.fill
  F209 eye-off: eye.slash.fill
  F20A eyedropper: eyedropper
  F643 face: faceid
  F644 face-profile: brain.head.profile
  F211 fast-forward: forward~ forward.fill
  F214 file: doc.fill
  F219 file-document: doc.plaintext~ doc.richtext~ doc.text~ doc.text.fill
  F21E file-find: doc.text.magnifyingglass text.magnifyingglass
  F220 file-import: arrow.down.doc.fill
  F224 file-outline: doc
  F230 filmstrip: film~ film.fill
  F236 filter-variant: line.3.horizontal.decrease line.horizontal.3.decrease
  F237 fingerprint: touchid
  F238 fire: flame~ flame.fill
  F23A fish: tortoise.fill
  F23B flag: flag.fill
  F23C flag-checkered: flag.checkered
  F23D flag-outline: flag
  F241 flash: bolt~ bolt.fill
  F242 flash-auto: bolt.badge.a
  F243 flash-off: bolt.slash.fill
  F24B folder: folder.fill
  F256 folder-outline: folder
  F260 format-align-center: text.aligncenter
  F261 format-align-justify: text.justify text.justifyleft
  F262 format-align-left: text.alignleft
  F263 format-align-right: text.alignright
  F264 format-bold: bold
  F268 format-float-left: sidebar.left
  F277 format-italic: italic
  F279 format-list-bulleted: list.bullet list.dash
  F27B format-list-numbers: list.number
  F27E format-quote: text.quote
  F27F format-size: textformat textformat.size
  F280 format-strikethrough: strikethrough
  F284 format-text: textformat.alt
  F287 format-underline: underline
  F28C forum: bubble.left.and.bubble.right~ bubble.left.and.bubble.right.fill
  F295 function: function
  F297 gamepad-variant: gamecontroller~ gamecontroller.fill
  F29A gauge: dial.min gauge
  F29B gavel: hammer~ hammer.fill
  F2A1 gift: gift gift.fill*
  F2AA glasses: eyeglasses
  F2C1 grid: grid
  F2CA harddisk: externaldrive internaldrive
  F2CB headphones: headphones
  F2D1 heart: heart.fill suit.heart.fill
  F2D3 heart-box-outline: heart.text.square
  F2D5 heart-outline: heart suit.heart
  F2D6 help: questionmark
  F2DA history: clock.arrow.circlepath
  F2DC home: house.fill
  F2DE home-variant: house
  F2E0 hospital: staroflife
  F2E3 hotel: bed.double~ bed.double.fill
  F2E6 human: figure.stand
  F2E9 image: photo~ photo.fill
  F2F9 image-multiple: photo.on.rectangle~ photo.on.rectangle.angled~ photo.fill.on.rectangle.fill
  F2FB inbox: tray tray.fill*
  F64E information-variant: info
  F30B key-variant: key~ key.fill
  F30C keyboard: keyboard
  F30F keyboard-close: keyboard.chevron.compact.down
  F312 keyboard-tab: arrow.right.to.line
  F317 lan: network
  F324 laptop-mac: laptopcomputer
  F328 layers: square.stack.3d.up~ square.stack.3d.up.fill
  F64F lead-pencil: pencil.tip
  F32A leaf: leaf~ leaf.fill
  F331 library: books.vertical~ books.vertical.fill
  F335 lightbulb: lightbulb.fill
  F336 lightbulb-outline: lightbulb
  F339 link-variant: link
  F33E lock: lock.fill
  F33F lock-open: lock.open.fill
  F340 lock-open-outline: lock.open
  F341 lock-outline: lock lock.rotation
  F349 magnify: magnifyingglass
  F34A magnify-minus: minus.magnifyingglass
  F34B magnify-plus: plus.magnifyingglass
  F34D map: map~ map.fill
  F34E map-marker: mappin~
  F352 map-marker-radius: mappin.and.ellipse
  F652 marker: highlighter
  F35D menu-down: arrowtriangle.down.fill
  F35E menu-left: arrowtriangle.left.fill
  F35F menu-right: arrowtriangle.right.fill
  F360 menu-up: arrowtriangle.up.fill
  F361 message: bubble.left.fill bubble.right.fill
  F365 message-outline: bubble.left bubble.right
  F36C microphone: mic.fill
  F36D microphone-off: mic.slash.fill
  F36E microphone-outline: mic
  F370 microphone-variant: music.mic
  F379 monitor: display
  F387 music-note: music.note
  F38E nature: ear
  F390 navigation: location.north.fill
  F5CD near-me: location~ location.fill
  F395 newspaper: newspaper newspaper.fill*
  F39D note-plus-outline: doc.badge.plus
  F39E note-text: note.text~
  F3D7 package-variant-closed: shippingbox shippingbox.fill*
  F3D8 palette: paintpalette~ paintpalette.fill
  F3E2 paperclip: paperclip
  F3E4 pause: pause~ pause.fill
  F3E9 paw: pawprint~ pawprint.fill
  F3EA pen: signature
  F3EB pencil: pencil pencil.and.outline
  F3ED pencil-box-outline: square.and.pencil
  F3F0 percent: percent
  F3F2 phone: phone~ phone.fill
  F3F5 phone-hangup: phone.down~ phone.down.fill
  F402 pill: pills pills.fill*
  F403 pin: pin~ pin.fill
  F40A play: play~ play.fill
  F40B play-box-outline: play.rectangle
  F40E play-pause: playpause.fill
  F5C7 playlist-check: checklist text.badge.checkmark
  F411 playlist-play: music.note.list
  F412 playlist-plus: text.badge.plus
  F423 pound: number
  F425 power: power
  F42A printer: printer~ printer.fill
  F430 pulse: waveform waveform.path.ecg
  F431 puzzle: puzzlepiece~ puzzlepiece.fill
  F432 qrcode: qrcode
  F433 qrcode-scan: qrcode.viewfinder
  F44B record-rec: record.circle
  F44F redo-variant: arrow.uturn.forward arrow.uturn.right
  F450 refresh: arrow.clockwise
  F456 repeat: repeat
  F458 repeat-once: repeat.1
  F459 replay: arrow.counterclockwise gobackward
  F45A reply: arrow.turn.up.left arrowshape.turn.up.left~ arrowshape.turn.up.left.fill
  F45B reply-all: arrowshape.turn.up.left.2~
  F45F rewind: backward~ backward.fill
  F46D ruler: ruler
  F46E run: figure.run
  F474 school: graduationcap~ graduationcap.fill
  F483 security: lock.shield~ lock.shield.fill
  F48A send: paperplane~ paperplane.fill
  F48B server: server.rack
  F493 settings: gear~ gearshape~ gearshape.fill gearshape.2~ gearshape.2.fill
  F496 share: arrow.turn.up.right arrowshape.turn.up.right~ arrowshape.turn.up.right.fill
  F498 shield: shield.fill
  F499 shield-outline: exclamationmark.shield shield xmark.shield
  F49A shopping: bag~ bag.fill
  F49F shuffle-variant: shuffle
  F4A3 silverware: fork.knife
  F4AD skip-next: forward.end.fill
  F4AE skip-previous: backward.end.fill
  F4B2 sleep: moon.zzz.fill zzz
  F62C source-branch: arrow.triangle.branch
  F4C5 speedometer: speedometer
  F4CE star: star.fill
  F4D0 star-half: star.leadinghalf.fill
  F4D2 star-outline: star
  F4D9 stethoscope: stethoscope
  F4DB stop: stop~ stop.fill
  F4DC store: storefront~
  F60C subdirectory-arrow-left: arrow.turn.down.left
  F4E1 swap-horizontal: arrow.left.arrow.right
  F4E2 swap-vertical: arrow.up.arrow.down
  F4E6 sync: arrow.2.circlepath arrow.triangle.2.circlepath
  F4EB table: tablecells
  F4F8 tablet-ipad: ipad
  F4F9 tag: tag.fill
  F4FC tag-outline: tag
  F4FE target: target
  F502 television: tv tv.fill*
  F60E textbox: rectangle.and.pencil.and.ellipsis
  F50D theater: theatermasks~
  F50F thermometer: thermometer thermometer.medium
  F510 thermometer-lines: thermometer.sun
  F511 thumb-down: hand.thumbsdown.fill
  F512 thumb-down-outline: hand.thumbsdown
  F513 thumb-up: hand.thumbsup.fill
  F514 thumb-up-outline: hand.thumbsup
  F516 ticket: ticket~ ticket.fill
  F51B timer: stopwatch stopwatch.fill* timer
  F51F timer-sand: hourglass
  F521 toggle-switch: switch.2
  F52C train: train.side.front.car
  F52D tram: tram~ tram.fill
  F531 tree: tree~ tree.fill
  F538 trophy: trophy.fill
  F539 trophy-award: medal~
  F53A trophy-outline: trophy
  F53F tshirt-crew: tshirt tshirt.fill*
  F62E tune: slider.horizontal.3
  F66A tune-vertical: slider.vertical.3
  F54A umbrella: umbrella.fill
  F54B umbrella-outline: umbrella
  F54D undo-variant: arrow.uturn.backward arrow.uturn.left
  F560 vector-polygon: lasso
  F567 video: video~ video.fill
  F568 video-off: video.slash.fill
  F56A view-agenda: rectangle.grid.1x2
  F570 view-grid: square.grid.2x2~ square.grid.2x2.fill
  F572 view-list: list.bullet.rectangle
  F573 view-module: square.grid.3x3~ square.grid.3x3.fill
  F576 view-week: square.split.2x1
  F57E volume-high: speaker.wave.3~ speaker.wave.3.fill
  F57F volume-low: speaker~ speaker.fill speaker.wave.1~ speaker.wave.1.fill
  F580 volume-medium: speaker.wave.2~ speaker.wave.2.fill
  F581 volume-off: speaker.slash.fill
  F583 walk: figure.walk
  F584 wallet: wallet.pass
  F585 wallet-giftcard: giftcard
  F58C water: drop~ drop.fill
  F591 weather-fog: cloud.fog sun.haze
  F593 weather-lightning: cloud.bolt
  F594 weather-night: moon.stars moon.stars.fill+
  F595 weather-partlycloudy: cloud.sun
  F596 weather-pouring: cloud.heavyrain
  F597 weather-rainy: cloud.drizzle cloud.rain cloud.rain.fill*
  F598 weather-snowy: cloud.snow snow snowflake
  F599 weather-sunny: sun.dust
  F59B weather-sunset-down: sunset
  F59C weather-sunset-up: sunrise
  F59D weather-windy: wind
  F59E weather-windy-variant: tornado
  F59F web: globe
  F5A2 weight-kilogram: scalemass
  F5A8 white-balance-sunny: rays
  F5A9 wifi: wifi wifi.exclamationmark
  F5AA wifi-off: wifi.slash
  F5B7 wrench: wrench~ wrench.fill wrench.and.screwdriver~ wrench.and.screwdriver.fill
  F5C3 youtube-play: play.rectangle.fill
  """
