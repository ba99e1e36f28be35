// Generated from the sources by `npm run generate`; changes are lost.
export type * from './elements.js';

/** Languages of the interface; the first is the default, `en` the fallback [LANG-01] [LANG-05] [LANG-06]. */
declare const languages: readonly ['sv', 'en', 'de'];
type Language = (typeof languages)[number];
/** What can be chosen in the cookie banner, as it is stored [CONSENT-04]. */
declare const consentChoices: readonly ['all', 'necessary', 'none'];
type ConsentChoice = (typeof consentChoices)[number];
/** Shows the cookie banner again; it is added automatically if the page has none (law 6) (OPEN-46). */
declare function openConsent(): void;
/**
 * The page's language: what the host configured, else the stored preference, else `<html lang>`, else Swedish [LANG-02]
 * [LANG-05]. English for a language the kit does not have.
 */
declare function currentLanguage(): Language;
/** A person's choice: takes effect in every element immediately and is remembered [LANG-03]. */
declare function chooseLanguage(language: Language): void;
/** Calls back whenever the language has changed; returns the function that stops it. */
declare function onLanguageChange(listener: (language: Language) => void): () => void;
/** The key of a text: its place and its name there. */
type TextKey = 'account-errors.credentialsInvalid' | 'account-errors.emailTaken' | 'account-errors.emailInvalid' | 'account-errors.emailFixed' | 'account-errors.passwordTooShort' | 'account-errors.passwordTooCommon' | 'account-errors.passwordNeeded' | 'account-errors.freshLoginNeeded' | 'account-errors.passwordWrong' | 'account-errors.tooManyMails' | 'account-errors.imageTooLarge' | 'account-errors.imageInvalid' | 'address-book.title' | 'address-book.login.needed' | 'address-book.unavailable' | 'address-book.loading' | 'address-book.load.failed' | 'address-book.addresses.title' | 'address-book.addresses.empty' | 'address-book.addresses.search' | 'address-book.addresses.none' | 'address-book.addresses.count' | 'address-book.addresses.more' | 'address-book.address.add' | 'address-book.address.edit' | 'address-book.address.default' | 'address-book.address.unplaced' | 'address-book.parcels.title' | 'address-book.parcels.empty' | 'address-book.parcel.add' | 'address-book.parcel.edit' | 'address-book.edit' | 'address-book.edit.named' | 'address-book.remove' | 'address-book.remove.named' | 'address-book.remove.question' | 'address-book.remove.hint' | 'address-book.removed' | 'address-book.save' | 'address-book.saved' | 'address-book.failed' | 'address-book.field.name' | 'address-book.field.name.hint' | 'address-book.field.contact' | 'address-book.field.contact.hint' | 'address-book.field.phone' | 'address-book.field.email' | 'address-book.field.default' | 'address-book.field.parcelName' | 'address-book.field.weight' | 'address-book.field.length' | 'address-book.field.width' | 'address-book.field.height' | 'address-book.field.description' | 'address-book.field.category' | 'address-book.field.subcategory' | 'address-book.field.choose' | 'address-book.field.instructions' | 'address-book.fault.name' | 'address-book.fault.street' | 'address-book.fault.city' | 'address-book.fault.phone' | 'address-book.fault.email' | 'address-book.fault.length' | 'address-book.fault.place' | 'address-book.fault.measures' | 'address-book.fault.weightMost' | 'address-book.fault.sideMost' | 'address-book.import' | 'address-book.import.title' | 'address-book.import.hint' | 'address-book.import.choose' | 'address-book.import.drop' | 'address-book.import.example' | 'address-book.import.reading' | 'address-book.import.unreadable' | 'address-book.import.columns' | 'address-book.import.tooLarge' | 'address-book.import.faulty' | 'address-book.import.faulty.hint' | 'address-book.import.known' | 'address-book.import.good' | 'address-book.import.line' | 'address-book.import.more' | 'address-book.import.confirm' | 'address-book.import.other' | 'address-book.import.progress' | 'address-book.import.done' | 'address-book.import.failed' | 'approvals.send' | 'approvals.hint' | 'approvals.sent.title' | 'approvals.sent.text' | 'approvals.link.label' | 'approvals.copy' | 'approvals.copied' | 'approvals.shareTitle' | 'approvals.withdraw' | 'approvals.withdraw.here' | 'approvals.another' | 'approvals.gone' | 'approvals.failed' | 'approvals.full' | 'approvals.open.title' | 'approvals.open.login' | 'approvals.open.action' | 'approvals.open.loading' | 'approvals.open.ended' | 'approvals.open.goOn' | 'approvals.open.replace' | 'approvals.open.take' | 'approvals.open.keep' | 'approvals.from' | 'approvals.from.nobody' | 'approvals.list.title' | 'approvals.list.to' | 'approvals.list.waiting' | 'approvals.list.withdrawn' | 'approvals.list.ended' | 'approvals.list.ordered' | 'approvals.list.orderedByYou' | 'approvals.list.someone' | 'approvals.list.show' | 'auth-callback.processing' | 'auth-callback.outcome.success' | 'auth-callback.outcome.refused' | 'auth-callback.outcome.unnamed' | 'auth-callback.outcome.missing' | 'auth-callback.outcome.profile' | 'auth-callback.outcome.unexpected' | 'auth-callback.hint.refused' | 'auth-callback.hint.missing' | 'auth-callback.hint.profile' | 'auth-callback.hint.unexpected' | 'auth-callback.asked.title' | 'auth-callback.asked.hint' | 'auth-callback.asked.replaces' | 'auth-callback.asked.accept' | 'auth-callback.action.login' | 'auth-callback.code.title' | 'auth-callback.code.hint' | 'auth-callback.code.enter' | 'cancelling.title' | 'cancelling.open' | 'cancelling.until.free' | 'cancelling.until.fee' | 'cancelling.until.unknown' | 'cancelling.closed.pickedUp' | 'cancelling.closed.cancelled' | 'cancelling.question' | 'cancelling.cost.free' | 'cancelling.cost.fee' | 'cancelling.cost.unknown' | 'cancelling.refund' | 'cancelling.nothing' | 'cancelling.confirm' | 'cancelling.keep' | 'cancelling.silent' | 'cancelling.done' | 'cancelling.tooLate' | 'cancelling.failed' | 'cancelling.again' | 'changes.title' | 'changes.title.over' | 'changes.open' | 'changes.continue' | 'changes.unsent' | 'changes.until.stops' | 'changes.until.stop' | 'changes.until.next' | 'changes.until.time' | 'changes.until.now' | 'changes.about' | 'changes.closed' | 'changes.because' | 'changes.reason.tooLate' | 'changes.reason.tooFar' | 'changes.reason.noDeliveryThatDay' | 'changes.reason.cannotReach' | 'changes.reason.replaced' | 'changes.kind.label' | 'changes.kind.instructions' | 'changes.kind.doorCode' | 'changes.kind.leaveAt' | 'changes.kind.contact' | 'changes.kind.otherDay' | 'changes.kind.otherPlace' | 'changes.kind.other' | 'changes.kind.required' | 'changes.text.instructions' | 'changes.text.doorCode' | 'changes.text.leaveAt' | 'changes.text.contact' | 'changes.text.required' | 'changes.doorCode.required' | 'changes.leaveAt.required' | 'changes.contact.required' | 'changes.phone.label' | 'changes.phone.example' | 'changes.phone.invalid' | 'changes.day.label' | 'changes.day.invalid' | 'changes.place.required' | 'changes.picture.label' | 'changes.picture.hint' | 'changes.quote' | 'changes.cost.label' | 'changes.cost.free' | 'changes.arrival.label' | 'changes.arrival.window' | 'changes.refused.before' | 'changes.refused.what' | 'changes.send' | 'changes.sendAnyway' | 'changes.change' | 'changes.meanwhile.title' | 'changes.meanwhile.kept' | 'changes.fee.differs' | 'changes.sending' | 'changes.silent' | 'changes.failed' | 'changes.sent' | 'changes.history' | 'changes.state.label' | 'changes.state.waiting' | 'changes.state.accepted' | 'changes.state.refused' | 'changes.state.withdrawn' | 'changes.by.label' | 'changes.by.you' | 'changes.by.customer' | 'changes.by.link' | 'changes.at.label' | 'changes.decided.label' | 'changes.reason.label' | 'changes.picture' | 'changes.withdraw' | 'changes.withdrawn' | 'changes.withdraw.failed' | 'changes.news' | 'changes.error.changeTooLate' | 'changes.error.changeDiffers' | 'changes.error.changeDecided' | 'changes.error.changePictureMissing' | 'changes.error.tooManyChanges' | 'changes.error.changesNotAllowed' | 'claims.title' | 'claims.by' | 'claims.closed' | 'claims.open' | 'claims.continue' | 'claims.unsent' | 'claims.kind.label' | 'claims.kind.damaged' | 'claims.kind.missing' | 'claims.kind.wrongParcel' | 'claims.kind.notMyDoor' | 'claims.kind.wasAtHome' | 'claims.kind.other' | 'claims.kind.required' | 'claims.text.label' | 'claims.text.required' | 'claims.value.label' | 'claims.value.invalid' | 'claims.pictures.label' | 'claims.pictures.hint' | 'claims.door.title' | 'claims.door.text' | 'claims.door.pictures' | 'claims.send' | 'claims.sending.report' | 'claims.silent' | 'claims.change' | 'claims.failed' | 'claims.sent' | 'claims.case.label' | 'claims.case.copy' | 'claims.case.copied' | 'claims.state.label' | 'claims.state.received' | 'claims.state.inReview' | 'claims.state.accepted' | 'claims.state.declined' | 'claims.reported' | 'claims.answerBy' | 'claims.answered' | 'claims.error.notClaimable' | 'claims.error.claimTooLate' | 'claims.error.claimDiffers' | 'claims.error.claimPictureMissing' | 'claims.error.tooManyClaims' | 'claims.error.claimsNotAllowed' | 'code-step.hint' | 'code-step.app.label' | 'code-step.app.hint' | 'code-step.recovery.label' | 'code-step.recovery.hint' | 'code-step.submit' | 'code-step.toRecovery' | 'code-step.toApp' | 'code-step.back' | 'code-step.empty' | 'code-step.wrong' | 'code-step.wrongHint' | 'code-step.over' | 'code-step.failed' | 'common.action.backToHome' | 'common.action.cancel' | 'common.action.close' | 'common.action.clear' | 'common.action.login' | 'common.action.next' | 'common.action.previous' | 'common.action.reload' | 'common.action.retry' | 'common.state.loading' | 'common.state.offline' | 'common.error.map' | 'common.error.network' | 'common.error.outdated' | 'common.error.unexpected' | 'common.error.server' | 'common.session.expired' | 'common.session.signedOut' | 'common.session.notKept' | 'common.help.phone' | 'common.emissions.name' | 'common.emissions.how' | 'common.live.on' | 'common.live.updated' | 'common.live.offline' | 'common.live.paused' | 'common.live.failed' | 'common.live.refresh' | 'consent.banner.title' | 'consent.banner.text' | 'consent.banner.current' | 'consent.choice.all' | 'consent.choice.necessary' | 'consent.choice.none' | 'consent.more.link' | 'consent.more.text' | 'days.legend' | 'days.soonest' | 'days.empty' | 'days.wait' | 'days.waitEmpty' | 'days.best' | 'days.run.sentence' | 'days.run.both' | 'drafts.left' | 'drafts.drop' | 'drafts.drop.several' | 'drafts.add' | 'drafts.add.several' | 'drafts.one' | 'drafts.remove' | 'drafts.unreadable' | 'drafts.tooMany' | 'drafts.tooMany.several' | 'drafts.lost' | 'drafts.refused' | 'drafts.sending' | 'errors.network' | 'errors.timeout' | 'errors.invalidAnswer' | 'errors.serverFailure' | 'errors.unavailable' | 'errors.tooManyRequests' | 'errors.tooManyRequests.until' | 'errors.sessionExpired' | 'errors.unauthorized' | 'errors.tokenExpired' | 'errors.noToken' | 'errors.accessDenied' | 'errors.loginNeeded' | 'errors.userIdMissing' | 'errors.userNotFound' | 'errors.emailUnverified' | 'errors.orderIdRequired' | 'errors.packageNotFound' | 'errors.trackingNotFound' | 'errors.trackingValidationFailed' | 'errors.transportIdRequired' | 'errors.transportNotFound' | 'errors.notCancellable' | 'errors.documentNotFound' | 'errors.waybillNotFound' | 'errors.invoiceNotFound' | 'errors.invoiceNotIssued' | 'errors.pickupRequired' | 'errors.dropoffRequired' | 'errors.weightRequired' | 'errors.volumeRequired' | 'errors.fuelTypeRequired' | 'errors.packageTypeRequired' | 'errors.priceCalculationFailed' | 'errors.failedToCalculatePrice' | 'errors.noRoute' | 'errors.routeIdRequired' | 'errors.routeNotFound' | 'errors.priceExpired' | 'errors.approvalEnded' | 'errors.runTaken' | 'errors.packageChanged' | 'errors.addressElsewhere' | 'errors.piecesInvalid' | 'errors.pieceTooLong' | 'errors.dateOutOfRange' | 'errors.tooManyOrders' | 'errors.receiverRequired' | 'errors.dimensionsRequired' | 'errors.orderSubmissionFailed' | 'errors.orderDiffers' | 'handover.title' | 'handover.choice.legend' | 'handover.choice.none' | 'handover.choice.none.text' | 'handover.choice.code' | 'handover.choice.code.text' | 'handover.choice.signature' | 'handover.choice.signature.text' | 'handover.choice.picture' | 'handover.choice.picture.text' | 'handover.kind.label' | 'handover.code.label' | 'handover.code.text' | 'handover.delivered' | 'handover.failed' | 'handover.when' | 'handover.when.failed' | 'handover.between' | 'handover.metres' | 'handover.code.checked' | 'handover.code.right' | 'handover.code.wrong' | 'handover.name' | 'handover.called' | 'handover.yes' | 'handover.no' | 'handover.next' | 'handover.picture' | 'handover.signature' | 'handover.pictures.until' | 'handover.pictures.later' | 'handover.news.delivered' | 'handover.news.failed' | 'handover.news.next' | 'holds.short' | 'holds.until' | 'holds.same' | 'holds.more' | 'holds.less' | 'holds.was' | 'language.button.label' | 'magic-link.verifying' | 'magic-link.outcome.verified' | 'magic-link.outcome.invalid' | 'magic-link.outcome.used' | 'magic-link.outcome.expired' | 'magic-link.outcome.unknown' | 'magic-link.outcome.signIn' | 'magic-link.hint.verified' | 'magic-link.hint.invalid' | 'magic-link.hint.used' | 'magic-link.hint.passwordNeeded' | 'magic-link.hint.expired' | 'magic-link.hint.unknown' | 'magic-link.hint.signIn' | 'magic-link.asked.title' | 'magic-link.asked.hint' | 'magic-link.asked.accept' | 'magic-link.asked.stay' | 'magic-link.choose.title' | 'magic-link.choose.hint' | 'magic-link.choose.password' | 'magic-link.choose.length' | 'magic-link.choose.show' | 'magic-link.choose.hide' | 'magic-link.choose.submit' | 'magic-link.choose.empty' | 'magic-link.choose.tooShort' | 'magic-link.choose.failed' | 'magic-link.action.choose' | 'magic-link.action.login' | 'magic-link.action.signUp' | 'maps.map.loading' | 'maps.map.failed' | 'maps.map.sampleStreets' | 'maps.map.zoomIn' | 'maps.map.zoomOut' | 'maps.picker.title' | 'maps.picker.map' | 'maps.picker.keys' | 'maps.picker.expand' | 'maps.picker.collapse' | 'maps.picker.close' | 'maps.picker.typeInstead' | 'maps.picker.hint.pickup' | 'maps.picker.hint.dropoff' | 'maps.picker.looking' | 'maps.picker.confirm.pickup' | 'maps.picker.confirm.dropoff' | 'maps.picker.invalid' | 'maps.picker.nothing' | 'maps.picker.lookupFailed' | 'maps.picker.unknown' | 'maps.picker.filled' | 'maps.marker.pickup' | 'maps.marker.dropoff' | 'maps.route.words' | 'maps.route.measures' | 'maps.route.driver' | 'maps.route.failed' | 'maps.route.distance' | 'maps.route.duration' | 'maps.route.noDistance' | 'maps.route.noDuration' | 'message.reading' | 'message.foreign' | 'message.foreign.leads' | 'message.foreign.nowhere' | 'message.foreign.disguised' | 'message.own' | 'message.open' | 'message.known' | 'message.known.safe' | 'message.follow' | 'message.unknown' | 'message.none' | 'message.none.own' | 'message.senders.hosts' | 'message.senders.names' | 'message.senders.phones' | 'message.private' | 'message.failed' | 'order.title' | 'order.loading' | 'order.loading.again' | 'order.action.myOrders' | 'order.action.help' | 'order.action.sendAgain' | 'order.action.sendBack' | 'order.action.print' | 'order.login.needed' | 'order.login.otherAccount' | 'order.error.idRequired' | 'order.error.notFound' | 'order.error.notFoundHint' | 'order.error.failed' | 'order.missing' | 'order.refund' | 'order.delivered.title' | 'order.delivered.neutral' | 'order.route.title' | 'order.route.pickup' | 'order.route.dropoff' | 'order.sender.title' | 'order.receiver.title' | 'order.person.name' | 'order.person.email' | 'order.person.phone' | 'order.driver.title' | 'order.driver.vehicle' | 'order.driver.rating' | 'order.driver.call' | 'order.driver.email' | 'order.driver.assigned' | 'order.freight.title' | 'order.freight.fragile' | 'order.freight.instruction' | 'order.freight.number' | 'order.freight.reference' | 'order.freight.taken' | 'order.freight.updated' | 'order.freight.delivery' | 'order.freight.location' | 'order.freight.type' | 'order.freight.dimensions' | 'order.freight.weight' | 'order.freight.pieces' | 'order.freight.orderType' | 'order.freight.paymentStatus' | 'order.freight.paymentMethod' | 'order.freight.tracking' | 'order.freight.consignment' | 'order.orderType.standard' | 'order.orderType.express' | 'order.orderType.scheduled' | 'order.payment.card' | 'order.payment.cashOnDelivery' | 'order.payment.invoice' | 'order.payment.paid' | 'order.payment.pending' | 'order.payment.refunded' | 'order.payment.failed' | 'order.invoice.title' | 'order.invoice.number' | 'order.invoice.price' | 'order.invoice.total' | 'order.invoice.vat' | 'order.invoice.view' | 'order.invoice.frame' | 'order.invoice.noViewer' | 'order.invoice.download' | 'order.invoice.fileName' | 'order.waybill.download' | 'order.alert.noPhone' | 'order.alert.noEmail' | 'order.alert.notAvailable' | 'order.alert.notLoggedIn' | 'order.alert.notFound' | 'order.alert.loadFailed' | 'order.alert.downloadFailed' | 'order-notification.title.active' | 'order-notification.title.update' | 'order-notification.pill.label' | 'order-notification.action.minimize' | 'order-notification.action.close' | 'order-notification.action.call' | 'order-notification.action.view' | 'order-notification.action.cancel' | 'order-notification.status.driverAssigned' | 'order-notification.fact.order' | 'order-notification.fact.pickup' | 'order-notification.fact.dropoff' | 'order-notification.fact.package' | 'order-notification.fact.price' | 'order-notification.fact.driver' | 'order-notification.fact.rating' | 'order-notification.pickup.unknown' | 'order-notification.dropoff.unknown' | 'order-search.period' | 'order-search.period.any' | 'order-search.period.thisMonth' | 'order-search.period.lastMonth' | 'order-search.period.thisYear' | 'order-search.period.lastYear' | 'order-search.period.own' | 'order-search.from' | 'order-search.to' | 'order-search.to.early' | 'order-search.status' | 'order-search.status.any' | 'order-search.status.waiting' | 'order-search.status.moving' | 'order-search.status.arrived' | 'order-search.status.problem' | 'order-search.status.ended' | 'order-search.direction' | 'order-search.direction.any' | 'order-search.direction.outgoing' | 'order-search.direction.incoming' | 'order-search.sort' | 'order-search.sort.date-desc' | 'order-search.sort.date-asc' | 'order-search.sort.price-desc' | 'order-search.sort.price-asc' | 'order-search.sort.status-asc' | 'order-search.sort.status-desc' | 'order-search.clear' | 'order-search.found' | 'order-search.found.one' | 'order-search.none' | 'order-search.noneHint' | 'order-search.total.orders' | 'order-search.total.exVat' | 'order-search.total.price' | 'order-search.total.emissions' | 'order-search.cancelled' | 'order-search.cancelled.one' | 'order-search.searched' | 'order-search.searchFurther' | 'order-search.save' | 'order-search.print' | 'order-search.failed' | 'order-search.file.name' | 'order-search.column.number' | 'order-search.column.reference' | 'order-search.column.date' | 'order-search.column.status' | 'order-search.column.recipient' | 'order-search.column.pickup' | 'order-search.column.dropoff' | 'order-search.column.pieces' | 'order-search.column.weight' | 'order-search.column.exVat' | 'order-search.column.vat' | 'order-search.column.price' | 'order-search.column.emissions' | 'order-search.column.waybill' | 'order-search.column.instructions' | 'order-sheet.title' | 'order-sheet.login.needed' | 'order-sheet.hint' | 'order-sheet.choose' | 'order-sheet.drop' | 'order-sheet.reading' | 'order-sheet.example' | 'order-sheet.example.file' | 'order-sheet.paste' | 'order-sheet.paste.use' | 'order-sheet.unreadable' | 'order-sheet.tooLarge' | 'order-sheet.tooMany' | 'order-sheet.columns.title' | 'order-sheet.columns.none' | 'order-sheet.columns.lacking' | 'order-sheet.columns.use' | 'order-sheet.columns.change' | 'order-sheet.field.name' | 'order-sheet.field.phone' | 'order-sheet.field.email' | 'order-sheet.field.address' | 'order-sheet.field.street' | 'order-sheet.field.postalCode' | 'order-sheet.field.city' | 'order-sheet.field.size' | 'order-sheet.field.weight' | 'order-sheet.field.length' | 'order-sheet.field.width' | 'order-sheet.field.height' | 'order-sheet.field.count' | 'order-sheet.field.description' | 'order-sheet.field.instructions' | 'order-sheet.field.reference' | 'order-sheet.field.pickup' | 'order-sheet.size.hint' | 'order-sheet.sizeRequired' | 'order-sheet.sizeUnknown' | 'order-sheet.addressRequired' | 'order-sheet.referenceInvalid' | 'order-sheet.all.fuel' | 'order-sheet.all.wait' | 'order-sheet.all.soonest' | 'order-sheet.all.pickup' | 'order-sheet.line.open' | 'order-sheet.line.sending' | 'order-sheet.line.sent' | 'order-sheet.line.ordered' | 'order-sheet.line.dropoff' | 'order-sheet.line.dropoff.choose' | 'order-sheet.line.pickup' | 'order-sheet.line.failed' | 'order-sheet.line.renewed' | 'order-sheet.line.emptyRun' | 'order-sheet.correct' | 'order-sheet.correct.named' | 'order-sheet.correct.save' | 'order-sheet.correct.cancel' | 'order-sheet.remove' | 'order-sheet.price.again' | 'order-sheet.sum.ready' | 'order-sheet.sum.faulty' | 'order-sheet.sum.open' | 'order-sheet.order' | 'order-sheet.order.goOn' | 'order-sheet.order.stop' | 'order-sheet.progress' | 'order-sheet.unanswered' | 'order-sheet.stopped.unknown' | 'order-sheet.left' | 'order-sheet.report.title' | 'order-sheet.report.runs' | 'order-sheet.report.left' | 'order-sheet.report.save' | 'order-sheet.report.file' | 'order-sheet.report.orders' | 'order-sheet.leave.title' | 'order-sheet.leave.text' | 'order-sheet.leave.confirm' | 'order-sheet.leave.stay' | 'order-sheet.other' | 'order-sheet.column.row' | 'order-sheet.column.number' | 'order-sheet.column.price' | 'order-sheet.column.day' | 'order-sheet.column.state' | 'order-success.title' | 'order-success.number.label' | 'order-success.number.copy' | 'order-success.number.copied' | 'order-success.live.connected' | 'order-success.live.connecting' | 'order-success.live.offline' | 'order-success.next.title' | 'order-success.next.driver' | 'order-success.next.pickup' | 'order-success.next.delivery' | 'order-success.next.arrived' | 'order-success.driver.title' | 'order-success.updates.title' | 'order-success.receipt.title' | 'order-success.receipt.orderedAt' | 'order-success.receipt.pickup' | 'order-success.receipt.dropoff' | 'order-success.receipt.package' | 'order-success.receipt.price' | 'order-success.receipt.vat' | 'order-success.follow' | 'order-success.print' | 'order-success.cancel' | 'order-success.none.title' | 'order-success.none.text' | 'order-success.signedOut.title' | 'order-success.signedOut.action' | 'order-success.error.notFound' | 'orders.title' | 'orders.tab.active' | 'orders.tab.delivered' | 'orders.search.label' | 'orders.search.hint' | 'orders.search.choose' | 'orders.search.chosen' | 'orders.loading' | 'orders.showing' | 'orders.showing.one' | 'orders.emissions.year' | 'orders.emissions.year.one' | 'orders.card.company' | 'orders.card.pickup' | 'orders.card.dropoff' | 'orders.card.noAddress' | 'orders.card.sendAgain' | 'orders.card.see' | 'orders.card.seeNamed' | 'orders.paging.label' | 'orders.paging.page' | 'orders.empty.active' | 'orders.empty.activeHint' | 'orders.empty.send' | 'orders.empty.delivered' | 'orders.empty.deliveredHint' | 'orders.error.failed' | 'orders.login.needed' | 'orders.login.noToken' | 'packages.construction' | 'packages.plumbing_hvac' | 'packages.vehicles_machinery' | 'packages.furniture_appliances' | 'packages.food_restaurant' | 'packages.office_business' | 'packages.packaging_shipping' | 'packages.healthcare_veterinary' | 'packages.General' | 'packages.building_materials' | 'packages.excavation_equipment' | 'packages.tools_hardware' | 'packages.safety_equipment' | 'packages.plumbing_supplies' | 'packages.heating_equipment' | 'packages.ventilation_systems' | 'packages.water_systems' | 'packages.vehicle_parts' | 'packages.machinery_equipment' | 'packages.automotive_accessories' | 'packages.industrial_tools' | 'packages.home_furniture' | 'packages.office_furniture' | 'packages.kitchen_appliances' | 'packages.home_appliances' | 'packages.restaurant_equipment' | 'packages.fresh_food' | 'packages.refrigerated_items' | 'packages.packaged_foods' | 'packages.office_equipment' | 'packages.stationery_supplies' | 'packages.business_furniture' | 'packages.technology_equipment' | 'packages.cardboard_boxes' | 'packages.packaging_materials' | 'packages.shipping_supplies' | 'packages.labels_tape' | 'packages.medical_supplies' | 'packages.veterinary_supplies' | 'packages.animal_products' | 'packages.healthcare_equipment' | 'packages.Standard' | 'packages.Biogas' | 'packages.Diesel' | 'packages.El' | 'packages.El-hybrid' | 'packages.Standard Vehicle' | 'partner.running' | 'partner.failed' | 'partner.managed' | 'pieces.count' | 'pieces.countOf' | 'pieces.unit' | 'pieces.size' | 'pieces.description' | 'pieces.add' | 'pieces.remove' | 'pieces.removeNamed' | 'pieces.all' | 'pieces.sum' | 'pieces.piece' | 'pieces.line' | 'pieces.measures' | 'price.label' | 'price.example' | 'price.show' | 'price.missing' | 'price.searching' | 'price.unknown' | 'price.to' | 'price.loading' | 'price.from' | 'price.send' | 'price.change' | 'price.tooBig' | 'price.tooNear' | 'price.unreachable' | 'price.failed' | 'price.offline' | 'price.later' | 'profile.notProvided' | 'profile.profileUpdated' | 'profile.updateFailed' | 'profile.phoneInvalid' | 'profile.refresh.failed' | 'profile.signedOut.title' | 'profile.signedOut.hint' | 'profile.signedOut.login' | 'profile.photo.edit' | 'profile.photo.label' | 'profile.photo.choose' | 'profile.photo.chooseOther' | 'profile.photo.upload' | 'profile.photo.remove' | 'profile.photo.preview' | 'profile.photo.hint' | 'profile.photo.tooLarge' | 'profile.photo.notAnImage' | 'profile.photo.updated' | 'profile.photo.updateFailed' | 'profile.photo.removed' | 'profile.photo.removeFailed' | 'profile.details.title' | 'profile.details.edit' | 'profile.details.save' | 'profile.field.firstName' | 'profile.field.lastName' | 'profile.field.email' | 'profile.field.emailHint' | 'profile.field.phone' | 'profile.field.street' | 'profile.field.city' | 'profile.field.postalcode' | 'profile.delete.title' | 'profile.delete.hint' | 'profile.delete.open' | 'profile.delete.question' | 'profile.delete.warning' | 'profile.delete.confirm' | 'profile.delete.done' | 'profile.delete.failed' | 'promise.stops.next' | 'promise.stops.one' | 'promise.stops.many' | 'promise.promised.on' | 'promise.moved.later' | 'promise.moved.earlier' | 'promise.moved.because' | 'promise.moved.others' | 'promise.when.time' | 'promise.when.day' | 'promise.reason.queueAtPickup' | 'promise.reason.traffic' | 'promise.reason.weather' | 'promise.reason.vehicle' | 'promise.reason.driverChanged' | 'promise.reason.customerAsked' | 'promise.reason.previousStop' | 'promise.reason.nobodyHome' | 'promise.late.by' | 'promise.late.long' | 'promise.late.moving' | 'promise.late.waiting' | 'promise.late.distance' | 'promise.late.call' | 'promise.seen.later' | 'promise.held.label' | 'promise.held.estimate' | 'promise.held.void' | 'promise.came.at' | 'promise.came.promised' | 'promise.news.missed' | 'promise.news.caughtUp' | 'promise.map.van' | 'promise.map.vanMoving' | 'promise.map.waiting' | 'promise.map.moving' | 'promise.map.arrived' | 'promise.map.route' | 'reset-password.forgot.title' | 'reset-password.forgot.hint' | 'reset-password.forgot.email' | 'reset-password.forgot.submit' | 'reset-password.forgot.emailRequired' | 'reset-password.forgot.emailInvalid' | 'reset-password.forgot.failed' | 'reset-password.sent.title' | 'reset-password.sent.hint' | 'reset-password.sent.missing' | 'reset-password.sent.again' | 'reset-password.sent.other' | 'reset-password.reset.title' | 'reset-password.reset.hint' | 'reset-password.reset.password' | 'reset-password.reset.repeat' | 'reset-password.reset.length' | 'reset-password.reset.show' | 'reset-password.reset.hide' | 'reset-password.reset.submit' | 'reset-password.reset.incomplete' | 'reset-password.reset.differ' | 'reset-password.reset.tooShort' | 'reset-password.reset.failed' | 'reset-password.done.title' | 'reset-password.done.hint' | 'reset-password.done.login' | 'reset-password.link.invalid' | 'reset-password.link.used' | 'reset-password.link.expired' | 'reset-password.link.hint' | 'reset-password.link.new' | 'saved.parcel.label' | 'saved.parcel.choose' | 'saved.parcel.save' | 'saved.recipient.save' | 'saved.recipient.update' | 'saved.saved' | 'saved.failed' | 'second-factor.title' | 'second-factor.hint' | 'second-factor.on' | 'second-factor.left' | 'second-factor.turnOn' | 'second-factor.turnOff' | 'second-factor.renew' | 'second-factor.password.label' | 'second-factor.password.hint' | 'second-factor.password.show' | 'second-factor.password.hide' | 'second-factor.password.empty' | 'second-factor.password.wrong' | 'second-factor.next' | 'second-factor.app.title' | 'second-factor.app.scan' | 'second-factor.app.qr' | 'second-factor.app.type' | 'second-factor.app.label' | 'second-factor.app.hint' | 'second-factor.confirm' | 'second-factor.code.label' | 'second-factor.code.offHint' | 'second-factor.code.renewHint' | 'second-factor.code.empty' | 'second-factor.code.wrong' | 'second-factor.codes.title' | 'second-factor.codes.hint' | 'second-factor.codes.save' | 'second-factor.codes.file' | 'second-factor.codes.done' | 'second-factor.turnedOn' | 'second-factor.turnedOff' | 'second-factor.renewed' | 'second-factor.setUpOver' | 'second-factor.recentLogin' | 'second-factor.failed' | 'second-factor.loadFailed' | 'send.addresses.title' | 'send.wizard.label' | 'send.wizard.leave' | 'send.wizard.steps' | 'send.wizard.stepOf' | 'send.leave.title' | 'send.leave.text' | 'send.leave.confirm' | 'send.leave.stay' | 'send.signedOut.title' | 'send.signedOut.text' | 'send.signedOut.action' | 'send.step.fuel' | 'send.step.package' | 'send.step.price' | 'send.step.recipient' | 'send.step.confirm' | 'send.fuel.title' | 'send.fuel.legend' | 'send.fuel.mostPopular' | 'send.fuel.biogas' | 'send.fuel.biogas.text' | 'send.fuel.diesel' | 'send.fuel.diesel.text' | 'send.fuel.electric' | 'send.fuel.electric.text' | 'send.fuel.electricHybrid' | 'send.fuel.electricHybrid.text' | 'send.package.title' | 'send.package.weight' | 'send.package.dimensions' | 'send.package.length' | 'send.package.width' | 'send.package.height' | 'send.package.description' | 'send.package.descriptionHint' | 'send.package.category' | 'send.package.categoryEmpty' | 'send.package.subcategory' | 'send.package.subcategoryEmpty' | 'send.package.subcategoryFirst' | 'send.package.specialInstructions' | 'send.package.specialInstructionsHint' | 'send.validation.weightRequired' | 'send.validation.lengthRequired' | 'send.validation.widthRequired' | 'send.validation.heightRequired' | 'send.validation.weightMost' | 'send.validation.sideMost' | 'send.validation.volumeMost' | 'send.validation.countRequired' | 'send.validation.piecesMost' | 'send.validation.allWeightMost' | 'send.validation.allVolumeMost' | 'send.validation.descriptionRequired' | 'send.validation.categoryRequired' | 'send.validation.subcategoryRequired' | 'send.price.title' | 'send.price.calculating' | 'send.price.from' | 'send.price.total' | 'send.price.basePrice' | 'send.price.distanceCharge' | 'send.price.serviceCharge' | 'send.price.emptyRun' | 'send.price.distance' | 'send.price.eta' | 'send.price.underOneHour' | 'send.price.fuel' | 'send.price.preferences' | 'send.price.includes' | 'send.price.recalculate' | 'send.price.estimated' | 'send.price.confirmedBefore' | 'send.missingPackageInfo' | 'send.recipient.title' | 'send.recipient.name' | 'send.recipient.phone' | 'send.recipient.phoneExample' | 'send.recipient.phoneHint' | 'send.recipient.email' | 'send.recipient.emailOptional' | 'send.recipientNameRequired' | 'send.recipientNameLetters' | 'send.phoneRequired' | 'send.phoneInvalid' | 'send.recipientEmailRequired' | 'send.recipientEmailInvalid' | 'send.saveFailed' | 'send.confirm.title' | 'send.confirm.route' | 'send.confirm.pickup' | 'send.confirm.dropoff' | 'send.confirm.day' | 'send.confirm.vehicle' | 'send.vehicle.standard' | 'send.confirm.package' | 'send.confirm.weight' | 'send.confirm.dimensions' | 'send.confirm.category' | 'send.confirm.description' | 'send.confirm.specialInstructions' | 'send.confirm.reference' | 'send.confirm.recipient' | 'send.confirm.name' | 'send.confirm.phone' | 'send.confirm.email' | 'send.confirm.total' | 'send.confirm.currencyNote' | 'send.confirm.agreement' | 'send.confirm.terms' | 'send.confirm.privacy' | 'send.confirm.submit' | 'send.confirm.submitting' | 'send.confirm.checking' | 'send.confirm.unknown' | 'send.confirm.looking' | 'send.confirm.unsure.missing' | 'send.confirm.unsure.unread' | 'send.confirm.unsure.unclear' | 'send.confirm.unsureHint' | 'send.confirm.myOrders' | 'send.confirm.arrived' | 'send.confirm.orderAgain' | 'send.confirm.checkAgain' | 'send.confirm.toPrice' | 'send.orderSubmissionFailed' | 'send.routeIdMissing' | 'send-addresses.form.label' | 'send-addresses.form.submit' | 'send-addresses.form.map' | 'send-addresses.pickup.label' | 'send-addresses.pickup.example' | 'send-addresses.pickup.clear' | 'send-addresses.own.address' | 'send-addresses.dropoff.label' | 'send-addresses.dropoff.example' | 'send-addresses.dropoff.clear' | 'send-addresses.place.label' | 'send-addresses.place.example' | 'send-addresses.place.clear' | 'send-addresses.list.loading' | 'send-addresses.list.noMatch' | 'send-addresses.list.failed' | 'send-addresses.list.sampleStreets' | 'send-addresses.list.count' | 'send-addresses.number.ask' | 'send-addresses.error.enterBoth' | 'send-addresses.error.selectValid' | 'send-addresses.error.sameLocation' | 'send-addresses.error.minimumDistance' | 'send-addresses.address.unspecified' | 'send-prefill.locked' | 'send-prefill.parcel' | 'send-prefill.sides' | 'send-prefill.reference' | 'send-prefill.reference.locked' | 'send-prefill.reference.hint' | 'send-prefill.recipient.hidden' | 'send-quote.weight' | 'send-quote.length' | 'send-quote.width' | 'send-quote.height' | 'send-quote.choose' | 'send-quote.measure' | 'send-quote.from' | 'send-quote.loading' | 'send-quote.failed' | 'send-sizes.sizes' | 'send-sizes.size.letterbox' | 'send-sizes.size.parcel' | 'send-sizes.size.halfPallet' | 'send-sizes.size.pallet' | 'send-sizes.size.own' | 'send-sizes.measures' | 'settings.denied.title' | 'settings.denied.home' | 'settings.denied.login' | 'settings.load.failed' | 'settings.provider.email' | 'settings.provider.social' | 'settings.status.verified' | 'settings.status.pending' | 'settings.security.title' | 'settings.security.change' | 'settings.security.set' | 'settings.security.changeHint' | 'settings.security.setHint' | 'settings.security.save' | 'settings.security.forgot' | 'settings.password.current' | 'settings.password.new' | 'settings.password.repeat' | 'settings.password.hint' | 'settings.password.show' | 'settings.password.hide' | 'settings.password.incomplete' | 'settings.password.differ' | 'settings.password.tooShort' | 'settings.password.wrong' | 'settings.password.failed' | 'settings.password.changed' | 'settings.account.title' | 'settings.account.email' | 'settings.account.type' | 'settings.account.since' | 'settings.account.active' | 'settings.account.status' | 'settings.mails.title' | 'settings.mails.hint' | 'settings.mails.onTheWay' | 'settings.mails.late' | 'settings.mails.delivered' | 'settings.mails.ended' | 'settings.mails.saved' | 'settings.mails.failed' | 'settings.actions.title' | 'settings.actions.profile' | 'settings.actions.profileHint' | 'settings.actions.orders' | 'settings.actions.ordersHint' | 'sharing.title' | 'sharing.hint' | 'sharing.share' | 'sharing.calendar' | 'sharing.calendar.failed' | 'sharing.shows.label' | 'sharing.shows.status' | 'sharing.shows.map' | 'sharing.shows.addresses' | 'sharing.allows.claims' | 'sharing.allows.delivery' | 'sharing.allows.handover' | 'sharing.create' | 'sharing.link.label' | 'sharing.link.once' | 'sharing.copy' | 'sharing.copied' | 'sharing.shareTitle' | 'sharing.list.title' | 'sharing.list.created' | 'sharing.withdraw' | 'sharing.withdrawn' | 'sharing.failed' | 'sign-in.login.title' | 'sign-in.code.title' | 'sign-in.login.submit' | 'sign-in.login.other' | 'sign-in.login.toSignUp' | 'sign-in.login.forgot' | 'sign-in.login.invalid' | 'sign-in.login.failed' | 'sign-in.login.userNotFound' | 'sign-in.signUp.title' | 'sign-in.signUp.submit' | 'sign-in.signUp.other' | 'sign-in.signUp.toLogin' | 'sign-in.signUp.emailOnly' | 'sign-in.signUp.verify' | 'sign-in.signUp.exists' | 'sign-in.signUp.failed' | 'sign-in.inbox.title' | 'sign-in.inbox.sentTo' | 'sign-in.inbox.next' | 'sign-in.inbox.missing' | 'sign-in.inbox.again' | 'sign-in.inbox.sent' | 'sign-in.inbox.failed' | 'sign-in.inbox.other' | 'sign-in.inbox.elsewhere' | 'sign-in.social.continue' | 'sign-in.social.or' | 'sign-in.social.failed' | 'sign-in.social.open' | 'sign-in.social.closed' | 'sign-in.social.refused' | 'sign-in.field.email' | 'sign-in.field.password' | 'sign-in.field.repeat' | 'sign-in.field.show' | 'sign-in.field.hide' | 'sign-in.field.passwordHint' | 'sign-in.validation.fillAllFields' | 'sign-in.validation.emailInvalid' | 'sign-in.validation.passwordTooShort' | 'sign-in.validation.passwordsDiffer' | 'sign-ins.title' | 'sign-ins.hint' | 'sign-ins.device' | 'sign-ins.unknown' | 'sign-ins.current' | 'sign-ins.lastUsed' | 'sign-ins.since' | 'sign-ins.end' | 'sign-ins.end.label' | 'sign-ins.endOthers' | 'sign-ins.ended' | 'sign-ins.othersEnded' | 'sign-ins.failed' | 'sign-ins.loadFailed' | 'start.tabs.label' | 'start.tab.track' | 'start.tab.send' | 'statuses.label.pending' | 'statuses.label.pending_queue' | 'statuses.label.confirmed' | 'statuses.label.awaitingPickup' | 'statuses.label.inTransit' | 'statuses.label.outForDelivery' | 'statuses.label.delivered' | 'statuses.label.completed' | 'statuses.label.cancelled' | 'statuses.label.failed' | 'statuses.label.returned' | 'statuses.label.onHold' | 'statuses.label.escalated' | 'statuses.label.accepted' | 'statuses.label.picked' | 'statuses.label.finding_driver' | 'statuses.headline.pending_queue' | 'statuses.headline.confirmed' | 'statuses.headline.awaitingPickup' | 'statuses.headline.inTransit' | 'statuses.headline.outForDelivery' | 'statuses.headline.delivered' | 'statuses.headline.completed' | 'statuses.headline.cancelled' | 'statuses.headline.failed' | 'statuses.headline.other' | 'statuses.sentence.pending' | 'statuses.sentence.accepted' | 'statuses.sentence.finding_driver' | 'statuses.sentence.picked' | 'statuses.sentence.returned' | 'statuses.sentence.onHold' | 'statuses.sentence.escalated' | 'statuses.label.unknown' | 'statuses.arrival.window' | 'statuses.arrival.label' | 'statuses.arrival.pickup' | 'statuses.history.title' | 'statuses.actions' | 'statuses.progress.title' | 'statuses.progress.value' | 'statuses.station.accepted' | 'statuses.station.picked' | 'statuses.station.inTransit' | 'statuses.station.outForDelivery' | 'statuses.station.delivered' | 'statuses.next.cancelled' | 'statuses.next.failed' | 'statuses.next.returned' | 'statuses.next.onHold' | 'statuses.next.escalated' | 'toasts.list.label' | 'toasts.toast.close' | 'track.entry.label' | 'track.entry.example' | 'track.entry.submit' | 'track.error.idMissing' | 'track.error.notFound' | 'track.error.failed' | 'track-details.title' | 'track-details.loading' | 'track-details.noData' | 'track-details.error.idRequired' | 'track-details.shared.gone' | 'track-details.shared.goneHint' | 'track-details.error.invalid' | 'track-details.error.notFoundHint' | 'track-details.banner.default' | 'track-details.banner.unknown' | 'track-details.trackingNumber' | 'track-details.orderNumber' | 'track-details.route.title' | 'track-details.route.pickup' | 'track-details.route.dropoff' | 'track-details.route.distance' | 'track-details.route.time' | 'track-details.route.delivery' | 'track-details.package.title' | 'track-details.package.type' | 'track-details.package.subType' | 'track-details.package.quantity' | 'track-details.package.weight' | 'track-details.package.volume' | 'track-details.package.dimensions' | 'track-details.package.fragile' | 'track-details.package.reference' | 'track-details.vehicle.title' | 'track-details.vehicle.fuel' | 'track-details.vehicle.type' | 'track-details.instruction.title' | 'track-details.summary.title' | 'track-details.receipt.title' | 'track-details.receipt.price' | 'track-details.receipt.currency' | 'track-details.receipt.method' | 'track-details.receipt.status' | 'track-details.receipt.cashOnDelivery' | 'track-details.sender.title' | 'track-details.receiver.title' | 'track-details.person.name' | 'track-details.person.company' | 'track-details.person.city' | 'track-details.answer.yes' | 'track-details.answer.no' | 'track-details.payment.card' | 'track-details.payment.cashOnDelivery' | 'track-details.payment.invoice' | 'track-details.payment.paid' | 'track-details.payment.pending' | 'track-details.payment.refunded' | 'user-menu.guest.login' | 'user-menu.guest.signUp' | 'user-menu.button.label' | 'user-menu.person.online' | 'user-menu.entry.orders' | 'user-menu.entry.addressBook' | 'user-menu.entry.orderSheet' | 'user-menu.entry.profile' | 'user-menu.entry.settings' | 'user-menu.entry.settings.description' | 'user-menu.entry.logOut';
/**
 * The documented oddities, each with a switch. The documented behaviour is named first and is the default.
 */
interface Quirks {
  /** The confirmation's total: `dollar` shows `$1234.50` as documented, with the amount in SEK below; `sek` shows only that (OPEN-01). */
  confirmationCurrency?: 'dollar' | 'sek';
  /** The my-orders badge of the user menu: `documented` shows 3, `live` the number of active orders (OPEN-02). */
  ordersBadge?: 'documented' | 'live';
  /** Removing the profile image: `screenOnly` hides it as documented, `saved` deletes it (OPEN-05). */
  imageRemoval?: 'screenOnly' | 'saved';
  /** Status labels of my orders: always Swedish as documented, or the language of the interface (OPEN-25). */
  orderLabels?: 'swedish' | 'interface';
  /** An ETA that rounds to 0: `0 hours` as documented, or "under 1 hour" (OPEN-61). */
  shortEta?: 'zero' | 'underOneHour';
  /** The time of a transport in the wizard: hours at 60 km/h as documented, or the minutes its quote has [PRICE-05]. */
  estimatedTime?: 'at60KmPerHour' | 'quoted';
  /** Distance and time before directions are known: the documented placeholder texts, or nothing (OPEN-78). */
  routePlaceholders?: 'documented' | 'none';
  /** Where addresses are searched: as documented in the language's country, or where orders are accepted [ADDR-04]. */
  addressSearch?: 'languageCountry' | 'serviceArea';
  /** The heading of an order: as documented, or what happened to it first, as in tracking [STATUS-07] [DETAIL-04]. */
  orderHeadline?: 'documented' | 'status';
  /** The note above sign-up that only email can be used, which is above a Google button: as documented, or none. */
  signUpNote?: 'emailOnly' | 'none';
  /** The markers of the map picker: `P` and `D` as documented, which Swedes read as parking, or plain dots. */
  pickerMarkers?: 'letters' | 'dots';
}
/** The quirks in the settings; `all` applies to every quirk that is not set itself. */
type ChosenQuirks = Quirks & {
  all?: 'corrected';
};
/** The screens an element may navigate to. The host gives each an address, or handles the event itself. */
type Destination = 'home' | 'tracking' | 'packageSending' | 'orderSuccess' | 'orderDetails' | 'myOrders' | 'addressBook' | 'orderSheet' | 'profile' | 'settings' | 'contact' | 'terms' | 'privacy' | 'cookies' | 'forgotPassword' |
/** How emissions are counted; without a page of its own nothing leads there. */
'emissions';
/** Settings of Google Maps, all but the key optional [GEO-01]. */
interface GoogleMapsSettings {
  key: string;
  /** A two-letter country; where names and borders are disputed, its view is shown. */
  region?: string;
  version?: string;
  libraries?: readonly string[];
  mapIds?: readonly string[];
}
/** An analytics service, used after full consent only (OPEN-45). */
interface AnalyticsSettings {
  /**
   * Address of the service's script, loaded once. A module that exports `pageView` has it called with
   * `{id, url, title, referrer, language}`; one that counts by being loaded needs no export.
   */
  scriptUrl: string;
  /**
   * `module`, the default, is loaded by `import()`. `classic` is an ordinary script and gets a script element; a page that
   * requires trusted types must allow the policy `freight-analytics`.
   */
  kind?: 'module' | 'classic';
  /** The site's id at the service; passed to `pageView`. */
  id?: string;
  /** Attributes of a classic script's element: `data-…`, `id`, `crossorigin`, `integrity`, `referrerpolicy`. */
  attributes?: Readonly<Record<string, string>>;
}
/**
 * The page's own texts by language and key, for example `{ sv: { 'track.entry.label': 'Ditt ordernummer' } }`. A
 * placeholder like `{count}` is filled in where the kit's text has it too.
 */
type OwnTexts = Readonly<Record<string, Readonly<Partial<Record<TextKey, string>>>>>;
interface Configuration {
  /** Origin of the product's API, without a slash at the end; empty means the page's own origin [CLIENT-01]. */
  apiUrl: string;
  /** The partner's publishable key at the API; sent with every call where a page has one. */
  key?: string;
  /** Shows elements in frames of the API's origin, as `isolated` does on a tag. */
  isolated?: true;
  /** Origin of the live socket; unset means the API's (OPEN-42). */
  socketUrl?: string;
  /**
   * The page's language; unset means the stored preference, else `<html lang>`, else Swedish [LANG-02] [LANG-05]. One that
   * the kit lacks needs `texts`: what they leave out is shown in English.
   */
  language?: Language | (string & {});
  /** The page's own texts, by language and key; each call replaces all of an earlier one. */
  texts?: OwnTexts | undefined;
  /**
   * Where the session lives. `persistent`: local storage, as the documents have it. `memory`: gone with the page.
   * Unset: persistent when the page and the API share an origin, memory on foreign pages.
   */
  session?: 'persistent' | 'memory';
  /**
   * The partner signs people in: returns a token that the partner's server has signed for the person who is logged in to
   * this page, valid for a minute, or rejects. Asked whenever a session is needed and when one ends. The session is then
   * in memory only, and no login of the kit is shown. Set it before an element needs the session.
   */
  partnerToken?: (() => Promise<string>) | undefined;
  /**
   * Who asks whether other services than the API may be used. `ask`: the kit's own banner. `granted`, `denied`: the page's
   * consent manager, which changes it whenever it likes. Unset: maps and geocoders of the settings are used, analytics
   * after a choice in a banner the page has.
   */
  consent?: 'ask' | 'granted' | 'denied';
  /** Addresses of the host's pages, for example `{tracking: '/tracking?orderId={orderId}'}`. */
  pages: Partial<Record<Destination, string>>;
  /** Shown on the card [TRACKCARD-08] [SENDCARD-07]. */
  helpPhone: string;
  /** Social sign-in provider in the API's path (OPEN-35). */
  socialProvider: string;
  /** Asks the validate call before the tracking details open (OPEN-51). */
  validateBeforeTracking: boolean;
  /** Continues with the order as soon as the customer has signed in; otherwise they press send again (OPEN-55). */
  continueAfterSignIn: boolean;
  /** The recipient's e-mail in the wizard (OPEN-03). */
  recipientEmail: 'off' | 'optional' | 'required';
  /** Sends the recipient's e-mail with the order; otherwise it stays on the page (OPEN-03). */
  sendRecipientEmail: boolean;
  /**
   * Adds fields to `additionalData` of an order, or replaces some. It gets what is about to be sent, and the
   * description of the package, for which the contract has no field. Called once per order, when it is confirmed; its
   * result must be JSON. If it throws, nothing is ordered (OPEN-93).
   */
  additionalData?: (order: {
    description: string;
    additionalData: Readonly<Record<string, unknown>>;
  }) => Record<string, unknown>;
  /** Adds the field for repeating the password to sign-up (OPEN-18). */
  confirmPassword: boolean;
  /** A Photon-protocol geocoder for address suggestions; unset means the API's own (OPEN-43). */
  geocoderUrl?: string;
  /** Uses Google Maps for the map, addresses and routes; unset means the open map, which needs no key (OPEN-43). */
  googleMaps?: GoogleMapsSettings;
  /** Raster tiles for the open map, `{z}/{x}/{y}` in the address; unset means the API's own drawn map. */
  mapTiles?: {
    url: string;
    attribution: string;
  };
  /** Where a map starts when the person's position is unknown, in degrees; Stockholm by default (OPEN-44). */
  mapCentre?: {
    lat: number;
    lng: number;
  };
  /** Path of a waybill, with `{waybill}` in it; unset means `/api/v1/transport/waybill/{waybill}` (OPEN-82). */
  waybillPath?: string;
  /** Path of an invoice, with `{orderId}` in it; unset means that the waybill is shown instead (OPEN-83). */
  invoicePath?: string;
  /** Deletes the signed-in person's account; unset means that no such button is shown (OPEN-84). */
  deleteAccount?: () => Promise<void>;
  /** Loaded after "accept all" in the cookie banner; unset means that nothing is [CONSENT-05] [CONSENT-09]. */
  analytics?: AnalyticsSettings;
  /** Documented oddities, each of which the host may correct. */
  quirks: ChosenQuirks;
  /** Replaces the in-page alert dialog (OPEN-81). */
  alert?: (message: string) => void;
}
type ConfigurationChange = Partial<Omit<Configuration, 'pages' | 'quirks'>> & {
  pages?: Configuration['pages'];
  /** Some of them, or `corrected` for all. */
  quirks?: Quirks | 'corrected';
};
/**
 * Changes settings; may be called at any time, also before elements exist. `apiUrl`, `socketUrl` and `session` must be
 * set before an element needs them: a later change is refused with a warning in the console. Addresses must be http(s) or relative; others are ignored.
 */
declare function configure(change: ConfigurationChange): void;
type SignInForm = 'login' | 'sign-up';
/**
 * Opens the page's sign-in dialogs, which are added automatically if the page has none (law 6) [SENDCARD-16].
 * `reason` is shown above the form: a toast would be hidden behind the dialog.
 */
declare function openSignIn(form?: SignInForm, reason?: string): void;
type ToastKind = 'success' | 'error' | 'info';
/** The topic of a message that a newer one about the same topic replaces: "verified" replaces "please verify". */
type ToastTopic = 'session' | 'email';
interface ToastOptions {
  about?: ToastTopic | undefined;
  shownFor?: number;
}
/**
 * Shows a toast and announces it to screen readers; the toast element is added automatically if the page has none. With
 * `about` it replaces earlier toasts about the same topic that have another text.
 */
declare function notify(message: string, kind?: ToastKind, { about, shownFor }?: ToastOptions): void;
/** A chosen place at the precision of a country map: its town, and coordinates rounded to a tenth of a degree. */
interface DraftedPlace {
  readonly city: string;
  readonly lat: number;
  readonly lng: number;
}
/** The route currently in the send card. */
interface RouteDraft {
  readonly pickup: DraftedPlace | null;
  readonly dropoff: DraftedPlace | null;
  /** Along the road; 0 while unknown. */
  readonly distanceKm: number;
  /** The lowest price, in SEK; 0 while unknown. */
  readonly fromPrice: number;
  /** The lorries that would drive that way empty on one of the next days, by their towns; none while the price is unknown. */
  readonly emptyRuns: readonly {
    readonly date: string;
    readonly from: string;
    readonly to: string;
  }[];
}
/** Read-only, for a page that draws the route while it is being chosen. No event has it: events contain no places. */
declare const routeDraft: {
  getState: () => RouteDraft;
  subscribe: (listener: (draft: RouteDraft) => void) => (() => void);
};
/** The signed-in person as a host may see them; written out so that a host needs no other type of ours. */
interface SessionUser {
  readonly _id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNr: string;
  readonly address: {
    readonly street: string;
    readonly city: string;
    readonly postalcode: string;
  };
  readonly userProfileImageUrl: string;
  /** `email`, or the name of the social provider. */
  readonly provider: string;
  readonly verified: boolean;
}
interface SessionState {
  readonly status: 'signed-out' | 'signed-in';
  readonly user: SessionUser | null;
}
/** The page's session, to read and to subscribe to; only the elements change it. */
declare const session: {
  getState: () => SessionState;
  /** Calls back after every change, until the returned function is called. */
  subscribe: (listener: (state: SessionState, before: SessionState) => void) => (() => void);
};
/** The page's language [LANG-02] [LANG-03]. */
declare const language: {
  get: typeof currentLanguage;
  /** Takes effect in every element immediately and is remembered. */
  choose: typeof chooseLanguage;
  /** Calls back after every change, until the returned function is called. */
  subscribe: typeof onLanguageChange;
};
/** What the person has chosen in the cookie banner [CONSENT-03]. */
declare const consent: {
  /** Nothing while they have not. */
  get: () => ConsentChoice | undefined;
  /** Shows the banner again, so that the choice can be changed (OPEN-46). */
  open: typeof openConsent;
  /** Calls back after every choice, until the returned function is called. */
  subscribe: (listener: (choice: ConsentChoice | undefined) => void) => (() => void);
};
/** Ends the session and shows a toast; resolves when the server has answered or could not be reached [SESS-16]. */
declare const signOut: () => Promise<void>;
export { type AnalyticsSettings, type Configuration, type ConfigurationChange, type ConsentChoice, type Destination, type DraftedPlace, type GoogleMapsSettings, type Language, type Quirks, type RouteDraft, SessionState, SessionUser, type SignInForm, type ToastKind, configure, consent, language, notify, openSignIn, routeDraft, session, signOut };
