// The contract of Client Zone as types for the tests of a platform, made from openapi.json: npm run openapi writes it anew.
// import type { components, operations, paths } from './contract.d.ts'

export interface paths {
    readonly "/user/login": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sign in / Request sign in code / Sign in with code
         * @description signIn: Signs in by e-mail and password.
         *
         *     requestSignInCode: Sends a code by SMS, the first time and again; answers alike for unknown numbers.
         *
         *     signInWithCode: Signs in by the code from the SMS.
         */
        readonly post: operations["signIn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/login/passkey/options": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Request passkey sign in
         * @description A challenge for any passkey of the site; it names no account. A platform without passkeys answers 404 or 501.
         */
        readonly post: operations["requestPasskeySignIn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/login/passkey": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sign in with passkey
         * @description Signs in by what a passkey has signed. A challenge counts once: passkey_cancelled says that it is over. Anything else that does not fit is passkey_unknown.
         */
        readonly post: operations["signInWithPasskey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/token/refresh": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Refresh session
         * @description Trades a refresh token for a new pair. Each works once; a used one is refused with 401.
         */
        readonly post: operations["refreshSession"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/logout": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sign out
         * @description Ends the session of a refresh token. The portal signs out whatever is answered.
         */
        readonly post: operations["signOut"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/password-reset": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Request password reset
         * @description Mails a link to /password-reset?token=…; never tells whether the account exists.
         */
        readonly post: operations["requestPasswordReset"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/password-reset-verify": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Reset password
         * @description Sets a new password by the mailed token.
         */
        readonly post: operations["resetPassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/registration/card-verify": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Verify card
         * @description Looks a card up before an account is opened for it.
         */
        readonly post: operations["verifyCard"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/registration": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Register
         * @description Opens an account; answers with a session, or with the way in which a code was sent.
         */
        readonly post: operations["register"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/email-verify": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Verify email
         * @description Confirms a registration by its code, or an e-mail address by a mailed token.
         */
        readonly post: operations["verifyEmail"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/verification/request": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Request verification
         * @description Mails a link to /email-confirmation?token=….
         */
        readonly post: operations["requestVerification"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/verification/verify": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Confirm verification
         * @description Verifies the account by the mailed token.
         */
        readonly post: operations["confirmVerification"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get member
         * @description The member with her card, phones and wallets.
         */
        readonly get: operations["getMember"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/wallet/transactions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List transactions
         * @description The history of points, the newest first.
         */
        readonly get: operations["listTransactions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/identities": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List identities
         * @description The cards, phones and addresses by which the member is known.
         */
        readonly get: operations["listIdentities"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/profile": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Update profile
         * @description Changes the fields that are sent and no others.
         */
        readonly post: operations["updateProfile"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/identity/link": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Link identity
         * @description Pairs a card, makes a virtual one, or adds a phone number, which then waits for its code.
         */
        readonly post: operations["linkIdentity"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/identity/{id}/verify": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Verify identity
         * @description Proves a phone number by the code from the SMS.
         */
        readonly post: operations["verifyIdentity"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/identity/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Remove identity
         * @description Takes a card or a phone number away.
         */
        readonly delete: operations["removeIdentity"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/sessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List sessions
         * @description The open sessions of the member: the device of each in words, and which one asks. A platform that does not tell them answers 404 or 501.
         */
        readonly get: operations["listSessions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/session/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * End session
         * @description Ends one session: its tokens are refused with 401 from then on.
         */
        readonly delete: operations["endSession"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/passkeys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List passkeys
         * @description The passkeys of the member, each under a name that she knows. A platform without passkeys answers 404 or 501.
         */
        readonly get: operations["listPasskeys"];
        readonly put?: never;
        /**
         * Add passkey
         * @description Adds the passkey that a device has made for a challenge, which counts once.
         */
        readonly post: operations["addPasskey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/passkeys/options": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Request passkey creation
         * @description A challenge with which the member’s device makes a passkey. Where she has set a limit it needs a confirmation, since a passkey confirms spending. The passkey has to be discoverable, since signing in names no account.
         */
        readonly post: operations["requestPasskeyCreation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/passkey/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Remove passkey
         * @description Removes a passkey: it signs nobody in from then on.
         */
        readonly delete: operations["removePasskey"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/notices": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List notices
         * @description What happened to the account and was not seen yet; other types are passed over. A platform without notices answers 404 or 501.
         */
        readonly get: operations["listNotices"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/notice/{id}/seen": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * See notice
         * @description Marks a notice as seen.
         */
        readonly post: operations["seeNotice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/security": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get security
         * @description The member's own limit: what costs more, in hundredths of a point, needs a confirmation. A platform without limits answers 404 or 501.
         */
        readonly get: operations["getSecurity"];
        readonly put?: never;
        /**
         * Update security
         * @description Sets the limit, or lifts it by null. Needs a confirmation itself.
         */
        readonly post: operations["updateSecurity"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/confirm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Reauthenticate
         * @description Proves that it is the member who asks, by her password or by what a passkey of hers has signed for a challenge of POST user/login/passkey/options; the proof goes as the header "confirmation" with the call that needs it, and is good until it expires. A wrong password or passkey is refused at its field with 422, never with 401. A platform that never asks for a confirmation answers 404 or 501.
         */
        readonly post: operations["reauthenticate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/card/physical-request": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Request physical card
         * @description Orders a plastic card to be picked up at a store.
         */
        readonly post: operations["requestPhysicalCard"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/card/wallet": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get wallet links
         * @description The links by which the wallets of phones take the card: a signed pass, and a link that saves one. Asked once per session, so they work until its end; a platform without passes answers 404 or 501.
         */
        readonly get: operations["getWalletLinks"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/stores": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List stores
         * @description The shops and stations of the club: the nearest to a position first, and those that a text means. A club without any answers 404 or 501.
         */
        readonly get: operations["listStores"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/addresses": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List addresses
         * @description The delivery addresses of the member.
         */
        readonly get: operations["listAddresses"];
        readonly put?: never;
        /**
         * Add address
         * @description Adds a delivery address.
         */
        readonly post: operations["addAddress"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user/address/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Update address
         * @description Changes a delivery address.
         */
        readonly put: operations["updateAddress"];
        readonly post?: never;
        /**
         * Remove address
         * @description Removes a delivery address.
         */
        readonly delete: operations["removeAddress"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/promo-code": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Redeem promo code
         * @description Redeems a promo code and tells what it gave.
         */
        readonly post: operations["redeemPromoCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/privacy/request/data": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Request personal data
         * @description Mails a link that asks for the member’s data.
         */
        readonly post: operations["requestPersonalData"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/privacy/request/deletion": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Request deletion
         * @description Mails a link to /deletion?token=….
         */
        readonly post: operations["requestDeletion"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/privacy/confirm-request": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Confirm privacy request
         * @description Confirms a request by its mailed token and tells which it was.
         */
        readonly post: operations["confirmPrivacyRequest"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/privacy/requests": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List privacy requests
         * @description The member’s requests, each with the day by which the club answers it. A platform that does not tell them answers 404 or 501.
         */
        readonly get: operations["listPrivacyRequests"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/consents": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * List consents
         * @description The consents of a place: the registration, the footer or the profile.
         */
        readonly post: operations["listConsents"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/consent/text/{version_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get consent text by version
         * @description The text of one version, for dialogs.
         */
        readonly get: operations["getConsentTextByVersion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/consent/{id}/text": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get consent text
         * @description The text in force, for the page /consent/{id}.
         */
        readonly get: operations["getConsentText"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/consent/text/{version_id}/sign": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sign consent
         * @description Agrees to one version. Agreeing twice is one agreement.
         */
        readonly post: operations["signConsent"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/consent/text/{version_id}/revoke/{signed_id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Revoke consent
         * @description Takes an agreement back.
         */
        readonly post: operations["revokeConsent"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/coupons": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List coupons
         * @description The coupons of the member.
         */
        readonly get: operations["listCoupons"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/coupon/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get coupon
         * @description One coupon with its conditions.
         */
        readonly get: operations["getCoupon"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/coupon/{id}/redeem": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Activate coupon
         * @description Activates a coupon: costs its points, and gives the code with the moment until which it counts.
         */
        readonly post: operations["activateCoupon"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/user-coupon/{id}/deactivate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Deactivate coupon
         * @description Takes an activation back before its end; the points come back.
         */
        readonly post: operations["deactivateCoupon"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/perks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List perks
         * @description What members have for being members.
         */
        readonly get: operations["listPerks"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/perk/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get perk
         * @description One perk in full.
         */
        readonly get: operations["getPerk"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/leaflets": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List leaflets
         * @description The leaflets with the days on which they count.
         */
        readonly get: operations["listLeaflets"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rewards": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List rewards
         * @description What can be had for points.
         */
        readonly get: operations["listRewards"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/reward/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get reward
         * @description One reward in full.
         */
        readonly get: operations["getReward"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/reward/{id}/redeem": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Redeem reward
         * @description Orders a reward to an address, to a store, or gives its points to a cause.
         */
        readonly post: operations["redeemReward"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/deals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List deals
         * @description The cards beside the pages.
         */
        readonly get: operations["listDeals"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/news": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List news
         * @description Messages of the given channels, of all without any, the newest first; other types are passed over.
         */
        readonly get: operations["listNews"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/news/article/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get article
         * @description One message in full.
         */
        readonly get: operations["getArticle"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/page/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get page
         * @description The title and kind of a page.
         */
        readonly get: operations["getPage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/page/{id}/html": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get page html
         * @description The text of a page whose type is HTML.
         */
        readonly get: operations["getPageHtml"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/receipts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List receipts
         * @description Uploaded receipts with what became of each.
         */
        readonly get: operations["listReceipts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/files/upload": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Upload file
         * @description Takes one file of a receipt.
         */
        readonly post: operations["uploadFile"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/receipt": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Submit receipt
         * @description Hands uploaded files over as one receipt.
         */
        readonly post: operations["submitReceipt"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/platform/domain/{domain}/config/public": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get domain config
         * @description The public settings of the club whose portal has this domain in its address: the host, and the port where the address has one.
         */
        readonly get: operations["getDomainConfig"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/platform/config/public": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get config
         * @description The public settings of the platform’s own domain: asked for in the place of the row above at the host that PLATFORM_DOMAIN of the build names. A platform that no such build asks answers 404 or 501.
         */
        readonly get: operations["getConfig"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/platform/config/translations/{lang}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Get translations
         * @description Wording of the club’s own in one language; an unknown one has none. The name of the club is the wording frame.header.club of web; /wording.json lists them all.
         */
        readonly get: operations["getTranslations"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description An identity. A number is read as the same text: 1 and "1" are one item. */
        readonly Id: string | number;
        /** @description A number. One that is written as text is read as a number. */
        readonly Numeric: number | string;
        /** @description True or false. 1, "1" and "true" are read as true. */
        readonly Flag: boolean | (0 | 1) | ("0" | "1" | "true" | "false");
        /** @description A text. A number is read as one. */
        readonly Text: string | number;
        /** @description A text of at most 500 characters, or a number; a longer one is cut. */
        readonly Name: string | number;
        /** @description A text of at most 2,000 characters, or a number; a longer one is cut. */
        readonly Line: string | number;
        /** @description A text of at most 500 characters, or a number; a longer one is left out. */
        readonly Code: string | number;
        readonly TokenPair: {
            readonly token: string;
            readonly refresh_token: string;
        };
        /** @description Where the session is in cookies: it has begun, or was renewed, and its cookies came with the answer. */
        readonly SignedIn: {
            /** @constant */
            readonly signed_in: true;
        };
        readonly OneTimeCode: {
            readonly length: number | string;
            /** @description Seconds. */
            readonly expires_in: components["schemas"]["Numeric"];
            /** @description Seconds. */
            readonly resend_in: components["schemas"]["Numeric"];
        };
        readonly Confirmation: {
            /** @enum {string} */
            readonly channel: "email" | "sms";
            readonly code_length: number | string;
            /** @description Seconds. */
            readonly resend_in: components["schemas"]["Numeric"];
        };
        readonly VerifiedCard: {
            readonly card_token: string;
            /** @default  */
            readonly firstname: components["schemas"]["Name"];
            /** @default  */
            readonly lastname_initial: components["schemas"]["Name"];
        };
        readonly Member: {
            readonly id: components["schemas"]["Id"];
            readonly firstname: components["schemas"]["Line"];
            readonly lastname: components["schemas"]["Line"];
            readonly email: components["schemas"]["Line"];
            /** @enum {string} */
            readonly sex: "male" | "female" | "undefined";
            readonly is_verified: components["schemas"]["Flag"];
            readonly card?: components["schemas"]["Card"] | null;
            readonly phones: readonly components["schemas"]["Phone"][];
            readonly wallets: readonly components["schemas"]["Wallet"][];
            readonly params_v2?: (readonly {
                readonly key: string;
                readonly value?: unknown;
            }[] | {
                readonly [key: string]: unknown;
            }) | null;
        };
        readonly Phone: {
            readonly identity_id: components["schemas"]["Id"];
            readonly number: components["schemas"]["Line"];
            readonly is_primary: components["schemas"]["Flag"];
            readonly is_verified: components["schemas"]["Flag"];
        };
        readonly Card: {
            readonly number: components["schemas"]["Code"];
            /** @enum {string} */
            readonly type: "physical" | "virtual";
            readonly barcode?: components["schemas"]["Barcode"] | null;
        };
        readonly Barcode: {
            /** @enum {string} */
            readonly format: "code128" | "ean13" | "qr";
            readonly value: components["schemas"]["Code"];
        };
        readonly WalletLinks: {
            readonly apple?: components["schemas"]["Text"] | null;
            readonly google?: components["schemas"]["Text"] | null;
        };
        readonly Wallet: {
            readonly id: components["schemas"]["Id"];
            readonly is_primary: components["schemas"]["Flag"];
            /** @description Hundredths: 12500 is shown as 125. */
            readonly points: components["schemas"]["Numeric"];
            /** @description Hundredths. */
            readonly pending_points?: components["schemas"]["Numeric"] | null;
            /** @default [] */
            readonly expirations: readonly components["schemas"]["Expiration"][];
        };
        readonly Expiration: {
            /** @description Hundredths: 12500 is shown as 125. */
            readonly points: components["schemas"]["Numeric"];
            /** @description Unix seconds. */
            readonly at: components["schemas"]["Numeric"];
        };
        readonly Transaction: {
            readonly id: components["schemas"]["Id"];
            /** @description Unix seconds. */
            readonly at: components["schemas"]["Numeric"];
            readonly description: components["schemas"]["Line"];
            /** @description Hundredths: 12500 is shown as 125. */
            readonly points: components["schemas"]["Numeric"];
            /** @description Unix seconds. */
            readonly expires_at?: components["schemas"]["Numeric"] | null;
        };
        readonly Identity: {
            readonly id: components["schemas"]["Id"];
            /** @enum {string} */
            readonly type: "card" | "phone" | "email";
            readonly value: components["schemas"]["Line"];
            readonly is_primary: components["schemas"]["Flag"];
            readonly is_verified: components["schemas"]["Flag"];
        };
        readonly LinkedIdentity: {
            readonly id: components["schemas"]["Id"];
            /** @enum {string} */
            readonly type: "card" | "phone" | "email";
            readonly value: components["schemas"]["Line"];
            readonly is_primary: components["schemas"]["Flag"];
            readonly is_verified: components["schemas"]["Flag"];
            /** @default false */
            readonly needs_code: components["schemas"]["Flag"];
            /** @description Seconds. */
            readonly resend_in?: components["schemas"]["Numeric"] | null;
        };
        readonly OpenSession: {
            readonly id: components["schemas"]["Id"];
            /** @description Unix seconds. */
            readonly created_at?: components["schemas"]["Numeric"] | null;
            /** @description Unix seconds. */
            readonly last_seen_at?: components["schemas"]["Numeric"] | null;
            readonly device: components["schemas"]["Name"];
            readonly is_current: components["schemas"]["Flag"];
        };
        readonly Passkey: {
            readonly id: components["schemas"]["Id"];
            readonly name: components["schemas"]["Name"];
            /** @description Unix seconds. */
            readonly created_at?: components["schemas"]["Numeric"] | null;
        };
        /** @description PublicKeyCredentialCreationOptionsJSON of Web Authentication Level 3; bytes are base64url. */
        readonly CreationOptions: {
            readonly challenge: string;
            readonly rp: {
                readonly name: string;
                readonly id?: string;
            };
            readonly user: {
                readonly id: string;
                readonly name: string;
                readonly displayName: string;
            };
            readonly pubKeyCredParams: readonly {
                /** @constant */
                readonly type: "public-key";
                readonly alg: number;
            }[];
            readonly excludeCredentials?: readonly {
                readonly id: string;
                /** @constant */
                readonly type: "public-key";
                readonly transports?: unknown;
            }[];
            readonly authenticatorSelection?: unknown;
            readonly attestation?: unknown;
            readonly attestationFormats?: unknown;
            readonly timeout?: unknown;
            readonly hints?: unknown;
            readonly extensions?: unknown;
        };
        /** @description PublicKeyCredentialRequestOptionsJSON of Web Authentication Level 3; bytes are base64url. */
        readonly RequestOptions: {
            readonly challenge: string;
            readonly rpId?: string;
            readonly allowCredentials?: readonly {
                readonly id: string;
                /** @constant */
                readonly type: "public-key";
                readonly transports?: unknown;
            }[];
            readonly userVerification?: unknown;
            readonly timeout?: unknown;
            readonly hints?: unknown;
            readonly extensions?: unknown;
        };
        /** @description RegistrationResponseJSON of Web Authentication Level 3; bytes are base64url. */
        readonly Attestation: {
            readonly id: string;
            readonly rawId: string;
            /** @constant */
            readonly type: "public-key";
            readonly authenticatorAttachment?: string;
            readonly clientExtensionResults: Record<string, never>;
            readonly response: {
                readonly clientDataJSON: string;
                readonly attestationObject: string;
                readonly transports?: readonly string[];
            };
        };
        /** @description AuthenticationResponseJSON of Web Authentication Level 3; bytes are base64url. */
        readonly Assertion: {
            readonly id: string;
            readonly rawId: string;
            /** @constant */
            readonly type: "public-key";
            readonly authenticatorAttachment?: string;
            readonly clientExtensionResults: Record<string, never>;
            readonly response: {
                readonly clientDataJSON: string;
                readonly authenticatorData: string;
                readonly signature: string;
                readonly userHandle?: string;
            };
        };
        readonly Notice: {
            readonly id: components["schemas"]["Id"];
            /** @enum {string} */
            readonly type: "points_spent" | "points_lapsing" | "new_sign_in";
            /** @description Unix seconds. */
            readonly at: components["schemas"]["Numeric"];
            /** @description Hundredths: 12500 is shown as 125. */
            readonly points?: components["schemas"]["Numeric"] | null;
            readonly text: components["schemas"]["Line"];
        };
        readonly Store: {
            readonly id: components["schemas"]["Id"];
            readonly name: components["schemas"]["Name"];
            readonly street: components["schemas"]["Line"];
            readonly city: components["schemas"]["Line"];
            readonly postal_code: components["schemas"]["Line"];
            readonly lat?: components["schemas"]["Numeric"] | null;
            readonly lng?: components["schemas"]["Numeric"] | null;
            /** @description Metres. */
            readonly distance_m?: components["schemas"]["Numeric"] | null;
            /** @default [] */
            readonly fuel_prices: readonly components["schemas"]["FuelPrice"][];
            readonly opening?: readonly components["schemas"]["Opening"][];
        };
        readonly FuelPrice: {
            readonly name: components["schemas"]["Name"];
            readonly price: components["schemas"]["Numeric"];
            readonly unit: string;
            readonly currency?: string | null;
            readonly updated_at?: components["schemas"]["Numeric"] | null;
        };
        readonly Opening: {
            readonly day: number | string;
            readonly from: string;
            readonly to: string;
        };
        readonly Address: {
            readonly id: components["schemas"]["Id"];
            readonly name: components["schemas"]["Line"];
            readonly street: components["schemas"]["Line"];
            readonly city: components["schemas"]["Line"];
            readonly postal_code: components["schemas"]["Line"];
            readonly country: components["schemas"]["Line"];
        };
        readonly Promo: {
            readonly title: components["schemas"]["Name"];
            /** @description Hundredths: 12500 is shown as 125. */
            readonly points?: components["schemas"]["Numeric"] | null;
        };
        readonly Consent: {
            readonly id: components["schemas"]["Id"];
            readonly version_id: components["schemas"]["Id"];
            readonly title: components["schemas"]["Name"];
            readonly is_required: components["schemas"]["Flag"];
            readonly is_read_required: components["schemas"]["Flag"];
            /** @default false */
            readonly is_signed: components["schemas"]["Flag"];
            readonly signed_id?: components["schemas"]["Id"] | null;
            /** @description Unix seconds. */
            readonly signed_at?: components["schemas"]["Numeric"] | null;
            readonly displayIn: readonly string[];
        };
        readonly ConsentText: {
            readonly title: components["schemas"]["Name"];
            /** @description HTML. The portal shows it sanitised. */
            readonly html: components["schemas"]["Text"];
        };
        readonly PrivacyRequest: {
            readonly id: components["schemas"]["Id"];
            /** @enum {string} */
            readonly type: "data" | "deletion";
            /** @description Unix seconds. */
            readonly created_at: components["schemas"]["Numeric"];
            readonly due_at?: components["schemas"]["Numeric"] | null;
            /** @enum {string} */
            readonly status: "open" | "done";
        };
        readonly Coupon: {
            readonly id: components["schemas"]["Id"];
            readonly name: components["schemas"]["Name"];
            readonly perex?: components["schemas"]["Line"] | null;
            readonly img_logo?: components["schemas"]["Text"] | null;
            readonly ribbon?: components["schemas"]["Name"] | null;
            /** @description Hundredths: 12500 is shown as 125. */
            readonly points?: components["schemas"]["Numeric"] | null;
            readonly activated: components["schemas"]["Flag"];
            readonly user_coupon_id?: components["schemas"]["Id"] | null;
            readonly code?: components["schemas"]["Code"] | null;
            /** @description Unix seconds. */
            readonly valid_from?: components["schemas"]["Numeric"] | null;
            /** @description Unix seconds. */
            readonly valid_until?: components["schemas"]["Numeric"] | null;
            /** @description Unix seconds. */
            readonly expiration_at?: components["schemas"]["Numeric"] | null;
        };
        readonly CouponDetail: {
            readonly id: components["schemas"]["Id"];
            readonly name: components["schemas"]["Name"];
            readonly perex?: components["schemas"]["Line"] | null;
            readonly img_logo?: components["schemas"]["Text"] | null;
            readonly ribbon?: components["schemas"]["Name"] | null;
            /** @description Hundredths: 12500 is shown as 125. */
            readonly points?: components["schemas"]["Numeric"] | null;
            readonly activated: components["schemas"]["Flag"];
            readonly user_coupon_id?: components["schemas"]["Id"] | null;
            readonly code?: components["schemas"]["Code"] | null;
            /** @description Unix seconds. */
            readonly valid_from?: components["schemas"]["Numeric"] | null;
            /** @description Unix seconds. */
            readonly valid_until?: components["schemas"]["Numeric"] | null;
            /** @description Unix seconds. */
            readonly expiration_at?: components["schemas"]["Numeric"] | null;
            /** @description HTML. The portal shows it sanitised. */
            readonly description_html?: components["schemas"]["Text"] | null;
            readonly image?: components["schemas"]["Text"] | null;
            readonly code_format?: ("text" | "qr" | "code128") | null;
        };
        readonly UserCoupon: {
            readonly id: components["schemas"]["Id"];
            readonly code: components["schemas"]["Code"];
            /** @description Unix seconds. */
            readonly expiration_at: components["schemas"]["Numeric"];
        };
        readonly Perk: {
            readonly id: components["schemas"]["Id"];
            readonly name: components["schemas"]["Name"];
            readonly perex: components["schemas"]["Line"];
            readonly image?: components["schemas"]["Text"] | null;
            /** @description HTML. The portal shows it sanitised. */
            readonly html?: components["schemas"]["Text"] | null;
        };
        readonly Leaflet: {
            readonly id: components["schemas"]["Id"];
            readonly name: components["schemas"]["Name"];
            readonly image?: components["schemas"]["Text"] | null;
            readonly url: components["schemas"]["Text"];
            /** @description Unix seconds. */
            readonly valid_from?: components["schemas"]["Numeric"] | null;
            /** @description Unix seconds. */
            readonly valid_until?: components["schemas"]["Numeric"] | null;
        };
        readonly Reward: {
            readonly id: components["schemas"]["Id"];
            readonly name: components["schemas"]["Name"];
            readonly perex?: components["schemas"]["Line"] | null;
            readonly image?: components["schemas"]["Text"] | null;
            /** @description Hundredths: 12500 is shown as 125. */
            readonly points?: components["schemas"]["Numeric"] | null;
            readonly stock?: components["schemas"]["Numeric"] | null;
            readonly fulfilment: readonly ("delivery" | "pickup" | "donation")[];
            /** @default [] */
            readonly stores: readonly components["schemas"]["Store"][];
            /** @default [] */
            readonly causes: readonly components["schemas"]["Cause"][];
        };
        readonly RewardDetail: {
            readonly id: components["schemas"]["Id"];
            readonly name: components["schemas"]["Name"];
            readonly perex?: components["schemas"]["Line"] | null;
            readonly image?: components["schemas"]["Text"] | null;
            /** @description Hundredths: 12500 is shown as 125. */
            readonly points?: components["schemas"]["Numeric"] | null;
            readonly stock?: components["schemas"]["Numeric"] | null;
            readonly fulfilment: readonly ("delivery" | "pickup" | "donation")[];
            /** @default [] */
            readonly stores: readonly components["schemas"]["Store"][];
            /** @default [] */
            readonly causes: readonly components["schemas"]["Cause"][];
            /** @description HTML. The portal shows it sanitised. */
            readonly description_html?: components["schemas"]["Text"] | null;
        };
        readonly Cause: {
            readonly id: components["schemas"]["Id"];
            readonly name: components["schemas"]["Name"];
        };
        readonly Order: {
            readonly id: components["schemas"]["Id"];
            /** @enum {string} */
            readonly fulfilment: "delivery" | "pickup" | "donation";
            readonly pickup_until?: components["schemas"]["Numeric"] | null;
        };
        readonly Deal: {
            readonly id: components["schemas"]["Id"];
            readonly title: components["schemas"]["Name"];
            readonly excerpt: components["schemas"]["Line"];
            readonly body: components["schemas"]["Text"];
            readonly images_obj: {
                readonly list: readonly {
                    readonly url: string;
                }[];
            };
            readonly link_type: components["schemas"]["Text"];
            /** @description JSON text of an object with "button" and "url". */
            readonly link_url: components["schemas"]["Text"];
            /** @default false */
            readonly is_special: components["schemas"]["Flag"];
        };
        readonly News: {
            readonly id: components["schemas"]["Id"];
            /** @constant */
            readonly type: "I_MESSAGE";
            readonly title: components["schemas"]["Name"];
            readonly perex: components["schemas"]["Line"];
            /** @description Unix seconds. */
            readonly timestamp: components["schemas"]["Numeric"];
            readonly image?: components["schemas"]["Text"] | null;
            readonly channel_slug: components["schemas"]["Text"];
        };
        readonly Article: {
            readonly id: components["schemas"]["Id"];
            readonly title: components["schemas"]["Name"];
            /** @description HTML. The portal shows it sanitised. */
            readonly body_html: components["schemas"]["Text"];
            /** @description Unix seconds. */
            readonly timestamp: components["schemas"]["Numeric"];
            readonly image?: components["schemas"]["Text"] | null;
        };
        readonly Page: {
            readonly id: components["schemas"]["Id"];
            readonly title: components["schemas"]["Name"];
            readonly type: components["schemas"]["Text"];
        };
        readonly Receipt: {
            readonly id: components["schemas"]["Id"];
            /** @description Unix seconds. */
            readonly created_at: components["schemas"]["Numeric"];
            /** @enum {string} */
            readonly status: "approved" | "pending" | "rejected";
            readonly file_name: components["schemas"]["Name"];
            /** @description Hundredths: 12500 is shown as 125. */
            readonly points?: components["schemas"]["Numeric"] | null;
            readonly reason?: components["schemas"]["Line"] | null;
        };
        readonly UploadedFile: {
            readonly id: components["schemas"]["Id"];
            readonly name: components["schemas"]["Name"];
        };
        readonly PublicConfig: {
            /** @description Settings by dotted key, such as "GENERAL.lang". A nested object means the same. */
            readonly general: {
                readonly [key: string]: unknown;
            };
            readonly channel_id?: (string | number) | null;
        };
        /** @description By type, then by dotted key. */
        readonly Translations: {
            readonly [key: string]: {
                readonly [key: string]: string;
            };
        };
        readonly Refusal: {
            readonly error: {
                readonly message: string;
                readonly code?: string | null;
                readonly fields?: {
                    readonly [key: string]: string;
                } | null;
            };
        };
    };
    responses: {
        /** @description Refused. The message is shown to the member. */
        readonly Refused: {
            headers: {
                /** @description Seconds to wait, with 429 and 503. */
                readonly "Retry-After"?: string;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Asked too often: the portal waits as long as Retry-After says. */
        readonly TooOften: {
            headers: {
                /** @description Seconds to wait, with 429 and 503. */
                readonly "Retry-After"?: string;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The access token is rejected: the portal renews it once and repeats the call. */
        readonly TokenRejected: {
            headers: {
                /** @description Seconds to wait, with 429 and 503. */
                readonly "Retry-After"?: string;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: {
        /** @description The channel of the public config, once it is known. */
        readonly Channel: string;
        /** @description The language of the page. */
        readonly Language: string;
        /** @description Where the session is in cookies: the value of the cookie "csrf", which only pages of the platform's own origin can read. A call that comes with a session and without its value is refused with 403 csrf_invalid. */
        readonly CsrfToken: string;
        /** @description Names one call of a member, as a string in quotes. What is sent again with the same key (by a browser, after a renewal, or because a reply was lost) is done once: the repeat gets the first answer. An answer of 500 or above is not kept. It goes to the portal's own origin; to another one only where the public settings say "GENERAL.idempotency": true, and there the platform allows this header. */
        readonly IdempotencyKey: string;
        /** @description The proof of POST user/confirm. Without it, or with one that has expired, the call is refused with 403 confirmation_required where the member has to show that it is her. Sent only with the answer of POST user/confirm; across origins a platform that has that row allows this header. */
        readonly Confirmation: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly signIn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
                /** @description Names one call of a member, as a string in quotes. What is sent again with the same key (by a browser, after a renewal, or because a reply was lost) is done once: the repeat gets the first answer. An answer of 500 or above is not kept. It goes to the portal's own origin; to another one only where the public settings say "GENERAL.idempotency": true, and there the platform allows this header. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Where the session is in cookies: the value of the cookie "csrf", which only pages of the platform's own origin can read. A call that comes with a session and without its value is refused with 403 csrf_invalid. */
                readonly "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly email: string;
                    readonly password: string;
                } | {
                    readonly phone: string;
                } | {
                    readonly phone: string;
                    readonly code: string;
                };
            };
        };
        readonly responses: {
            /** @description What was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: components["schemas"]["TokenPair"] | {
                            readonly otp: components["schemas"]["OneTimeCode"];
                        } | components["schemas"]["SignedIn"];
                    };
                };
            };
            /** @description Refused: invalid_credentials. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: code_invalid, code_expired. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly requestPasskeySignIn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
                /** @description Names one call of a member, as a string in quotes. What is sent again with the same key (by a browser, after a renewal, or because a reply was lost) is done once: the repeat gets the first answer. An answer of 500 or above is not kept. It goes to the portal's own origin; to another one only where the public settings say "GENERAL.idempotency": true, and there the platform allows this header. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Where the session is in cookies: the value of the cookie "csrf", which only pages of the platform's own origin can read. A call that comes with a session and without its value is refused with 403 csrf_invalid. */
                readonly "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description What was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: components["schemas"]["RequestOptions"];
                    };
                };
            };
            /** @description Refused: not_found. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly signInWithPasskey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
                /** @description Names one call of a member, as a string in quotes. What is sent again with the same key (by a browser, after a renewal, or because a reply was lost) is done once: the repeat gets the first answer. An answer of 500 or above is not kept. It goes to the portal's own origin; to another one only where the public settings say "GENERAL.idempotency": true, and there the platform allows this header. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Where the session is in cookies: the value of the cookie "csrf", which only pages of the platform's own origin can read. A call that comes with a session and without its value is refused with 403 csrf_invalid. */
                readonly "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Assertion"];
            };
        };
        readonly responses: {
            /** @description What was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: components["schemas"]["TokenPair"];
                    };
                };
            };
            /** @description Refused: passkey_unknown. */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: passkey_cancelled. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly refreshSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
                /** @description Names one call of a member, as a string in quotes. What is sent again with the same key (by a browser, after a renewal, or because a reply was lost) is done once: the repeat gets the first answer. An answer of 500 or above is not kept. It goes to the portal's own origin; to another one only where the public settings say "GENERAL.idempotency": true, and there the platform allows this header. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Where the session is in cookies: the value of the cookie "csrf", which only pages of the platform's own origin can read. A call that comes with a session and without its value is refused with 403 csrf_invalid. */
                readonly "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description Empty where the session is in cookies. */
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly refresh_token: string;
                };
            };
        };
        readonly responses: {
            /** @description What was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: components["schemas"]["TokenPair"] | components["schemas"]["SignedIn"];
                    };
                };
            };
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly signOut: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
                /** @description Names one call of a member, as a string in quotes. What is sent again with the same key (by a browser, after a renewal, or because a reply was lost) is done once: the repeat gets the first answer. An answer of 500 or above is not kept. It goes to the portal's own origin; to another one only where the public settings say "GENERAL.idempotency": true, and there the platform allows this header. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Where the session is in cookies: the value of the cookie "csrf", which only pages of the platform's own origin can read. A call that comes with a session and without its value is refused with 403 csrf_invalid. */
                readonly "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        /** @description Empty where the session is in cookies. */
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly refresh_token: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. A body would be ignored. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["TokenRejected"];
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly requestPasswordReset: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
                /** @description Names one call of a member, as a string in quotes. What is sent again with the same key (by a browser, after a renewal, or because a reply was lost) is done once: the repeat gets the first answer. An answer of 500 or above is not kept. It goes to the portal's own origin; to another one only where the public settings say "GENERAL.idempotency": true, and there the platform allows this header. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Where the session is in cookies: the value of the cookie "csrf", which only pages of the platform's own origin can read. A call that comes with a session and without its value is refused with 403 csrf_invalid. */
                readonly "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly email: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. A body would be ignored. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly resetPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
                /** @description Names one call of a member, as a string in quotes. What is sent again with the same key (by a browser, after a renewal, or because a reply was lost) is done once: the repeat gets the first answer. An answer of 500 or above is not kept. It goes to the portal's own origin; to another one only where the public settings say "GENERAL.idempotency": true, and there the platform allows this header. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Where the session is in cookies: the value of the cookie "csrf", which only pages of the platform's own origin can read. A call that comes with a session and without its value is refused with 403 csrf_invalid. */
                readonly "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly token: string;
                    readonly password: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. A body would be ignored. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: link_expired. */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly verifyCard: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
                /** @description Names one call of a member, as a string in quotes. What is sent again with the same key (by a browser, after a renewal, or because a reply was lost) is done once: the repeat gets the first answer. An answer of 500 or above is not kept. It goes to the portal's own origin; to another one only where the public settings say "GENERAL.idempotency": true, and there the platform allows this header. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Where the session is in cookies: the value of the cookie "csrf", which only pages of the platform's own origin can read. A call that comes with a session and without its value is refused with 403 csrf_invalid. */
                readonly "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly card_number: string;
                };
            };
        };
        readonly responses: {
            /** @description What was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: components["schemas"]["VerifiedCard"];
                    };
                };
            };
            /** @description Refused: card_unknown. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: card_taken. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly register: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
                /** @description Names one call of a member, as a string in quotes. What is sent again with the same key (by a browser, after a renewal, or because a reply was lost) is done once: the repeat gets the first answer. An answer of 500 or above is not kept. It goes to the portal's own origin; to another one only where the public settings say "GENERAL.idempotency": true, and there the platform allows this header. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Where the session is in cookies: the value of the cookie "csrf", which only pages of the platform's own origin can read. A call that comes with a session and without its value is refused with 403 csrf_invalid. */
                readonly "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly email: string;
                    readonly password: string;
                    readonly firstname: string;
                    readonly lastname: string;
                    readonly phone?: string;
                    /** @enum {string} */
                    readonly sex?: "male" | "female" | "undefined";
                    readonly card: {
                        /** @constant */
                        readonly mode: "existing";
                        readonly number: string;
                    } | {
                        /** @constant */
                        readonly mode: "virtual";
                    } | {
                        /** @constant */
                        readonly mode: "later";
                    };
                    readonly card_token?: string;
                    readonly consents: readonly {
                        readonly id: string;
                        readonly version_id: string;
                        readonly agreed: boolean;
                    }[];
                    readonly lang: string;
                };
            };
        };
        readonly responses: {
            /** @description What was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: (components["schemas"]["TokenPair"] | {
                            readonly confirm: components["schemas"]["Confirmation"];
                        }) | components["schemas"]["SignedIn"];
                    };
                };
            };
            /** @description Refused: email_taken. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: validation. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly verifyEmail: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
                /** @description Names one call of a member, as a string in quotes. What is sent again with the same key (by a browser, after a renewal, or because a reply was lost) is done once: the repeat gets the first answer. An answer of 500 or above is not kept. It goes to the portal's own origin; to another one only where the public settings say "GENERAL.idempotency": true, and there the platform allows this header. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Where the session is in cookies: the value of the cookie "csrf", which only pages of the platform's own origin can read. A call that comes with a session and without its value is refused with 403 csrf_invalid. */
                readonly "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly code: string;
                } | {
                    readonly token: string;
                };
            };
        };
        readonly responses: {
            /** @description What was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly token?: string | null;
                            readonly refresh_token?: string | null;
                        } | components["schemas"]["SignedIn"];
                    };
                };
            };
            readonly 401: components["responses"]["TokenRejected"];
            /** @description Refused: link_expired. */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: code_invalid. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly requestVerification: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
                /** @description Names one call of a member, as a string in quotes. What is sent again with the same key (by a browser, after a renewal, or because a reply was lost) is done once: the repeat gets the first answer. An answer of 500 or above is not kept. It goes to the portal's own origin; to another one only where the public settings say "GENERAL.idempotency": true, and there the platform allows this header. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Where the session is in cookies: the value of the cookie "csrf", which only pages of the platform's own origin can read. A call that comes with a session and without its value is refused with 403 csrf_invalid. */
                readonly "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description What was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            /** @description Seconds. */
                            readonly resend_in: components["schemas"]["Numeric"];
                        };
                    };
                };
            };
            readonly 401: components["responses"]["TokenRejected"];
            /** @description Refused: rate_limited. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly confirmVerification: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
                /** @description Names one call of a member, as a string in quotes. What is sent again with the same key (by a browser, after a renewal, or because a reply was lost) is done once: the repeat gets the first answer. An answer of 500 or above is not kept. It goes to the portal's own origin; to another one only where the public settings say "GENERAL.idempotency": true, and there the platform allows this header. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Where the session is in cookies: the value of the cookie "csrf", which only pages of the platform's own origin can read. A call that comes with a session and without its value is refused with 403 csrf_invalid. */
                readonly "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly token: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. A body would be ignored. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["TokenRejected"];
            /** @description Refused: link_expired. */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getMember: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly user: components["schemas"]["Member"];
                        };
                    };
                };
            };
            readonly 401: components["responses"]["TokenRejected"];
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly listTransactions: {
        readonly parameters: {
            readonly query: {
                /** @description How many items are passed over. */
                readonly offset: number;
                /** @description How many items a page holds. */
                readonly limit: number;
            };
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly transactions: readonly components["schemas"]["Transaction"][];
                        };
                    };
                };
            };
            readonly 401: components["responses"]["TokenRejected"];
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly listIdentities: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly user_identities: readonly components["schemas"]["Identity"][];
                        };
                    };
                };
            };
            readonly 401: components["responses"]["TokenRejected"];
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly updateProfile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
                /** @description Names one call of a member, as a string in quotes. What is sent again with the same key (by a browser, after a renewal, or because a reply was lost) is done once: the repeat gets the first answer. An answer of 500 or above is not kept. It goes to the portal's own origin; to another one only where the public settings say "GENERAL.idempotency": true, and there the platform allows this header. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Where the session is in cookies: the value of the cookie "csrf", which only pages of the platform's own origin can read. A call that comes with a session and without its value is refused with 403 csrf_invalid. */
                readonly "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly firstname?: string;
                    readonly lastname?: string;
                    readonly email?: string;
                    /** @enum {string} */
                    readonly sex?: "male" | "female" | "undefined";
                    readonly primary_phone?: string;
                    readonly lang?: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. A body would be ignored. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["TokenRejected"];
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly linkIdentity: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
                /** @description Names one call of a member, as a string in quotes. What is sent again with the same key (by a browser, after a renewal, or because a reply was lost) is done once: the repeat gets the first answer. An answer of 500 or above is not kept. It goes to the portal's own origin; to another one only where the public settings say "GENERAL.idempotency": true, and there the platform allows this header. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Where the session is in cookies: the value of the cookie "csrf", which only pages of the platform's own origin can read. A call that comes with a session and without its value is refused with 403 csrf_invalid. */
                readonly "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @constant */
                    readonly type: "card";
                    readonly number: string;
                } | {
                    /** @constant */
                    readonly type: "virtual_card";
                } | {
                    /** @constant */
                    readonly type: "phone";
                    readonly number: string;
                };
            };
        };
        readonly responses: {
            /** @description What was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly identity: components["schemas"]["LinkedIdentity"];
                        };
                    };
                };
            };
            readonly 401: components["responses"]["TokenRejected"];
            /** @description Refused: card_unknown. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: card_taken. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly verifyIdentity: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
                /** @description Names one call of a member, as a string in quotes. What is sent again with the same key (by a browser, after a renewal, or because a reply was lost) is done once: the repeat gets the first answer. An answer of 500 or above is not kept. It goes to the portal's own origin; to another one only where the public settings say "GENERAL.idempotency": true, and there the platform allows this header. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Where the session is in cookies: the value of the cookie "csrf", which only pages of the platform's own origin can read. A call that comes with a session and without its value is refused with 403 csrf_invalid. */
                readonly "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            readonly path: {
                /**
                 * @description The identity from the list or the answer before.
                 * @example 16
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly code: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. A body would be ignored. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["TokenRejected"];
            /** @description Refused: code_invalid. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly removeIdentity: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
                /** @description Names one call of a member, as a string in quotes. What is sent again with the same key (by a browser, after a renewal, or because a reply was lost) is done once: the repeat gets the first answer. An answer of 500 or above is not kept. It goes to the portal's own origin; to another one only where the public settings say "GENERAL.idempotency": true, and there the platform allows this header. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Where the session is in cookies: the value of the cookie "csrf", which only pages of the platform's own origin can read. A call that comes with a session and without its value is refused with 403 csrf_invalid. */
                readonly "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            readonly path: {
                /**
                 * @description The identity from the list or the answer before.
                 * @example 16
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. A body would be ignored. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["TokenRejected"];
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly listSessions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly sessions: readonly components["schemas"]["OpenSession"][];
                        };
                    };
                };
            };
            readonly 401: components["responses"]["TokenRejected"];
            /** @description Refused: not_found. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly endSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
                /** @description Names one call of a member, as a string in quotes. What is sent again with the same key (by a browser, after a renewal, or because a reply was lost) is done once: the repeat gets the first answer. An answer of 500 or above is not kept. It goes to the portal's own origin; to another one only where the public settings say "GENERAL.idempotency": true, and there the platform allows this header. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Where the session is in cookies: the value of the cookie "csrf", which only pages of the platform's own origin can read. A call that comes with a session and without its value is refused with 403 csrf_invalid. */
                readonly "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            readonly path: {
                /**
                 * @description The identity from the list or the answer before.
                 * @example 2
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. A body would be ignored. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["TokenRejected"];
            /** @description Refused: not_found. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly listPasskeys: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly passkeys: readonly components["schemas"]["Passkey"][];
                        };
                    };
                };
            };
            readonly 401: components["responses"]["TokenRejected"];
            /** @description Refused: not_found. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly addPasskey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
                /** @description Names one call of a member, as a string in quotes. What is sent again with the same key (by a browser, after a renewal, or because a reply was lost) is done once: the repeat gets the first answer. An answer of 500 or above is not kept. It goes to the portal's own origin; to another one only where the public settings say "GENERAL.idempotency": true, and there the platform allows this header. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Where the session is in cookies: the value of the cookie "csrf", which only pages of the platform's own origin can read. A call that comes with a session and without its value is refused with 403 csrf_invalid. */
                readonly "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Attestation"];
            };
        };
        readonly responses: {
            /** @description What was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly passkey: components["schemas"]["Passkey"];
                        };
                    };
                };
            };
            readonly 401: components["responses"]["TokenRejected"];
            /** @description Refused: passkey_cancelled, validation. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly requestPasskeyCreation: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
                /** @description Names one call of a member, as a string in quotes. What is sent again with the same key (by a browser, after a renewal, or because a reply was lost) is done once: the repeat gets the first answer. An answer of 500 or above is not kept. It goes to the portal's own origin; to another one only where the public settings say "GENERAL.idempotency": true, and there the platform allows this header. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Where the session is in cookies: the value of the cookie "csrf", which only pages of the platform's own origin can read. A call that comes with a session and without its value is refused with 403 csrf_invalid. */
                readonly "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
                /** @description The proof of POST user/confirm. Without it, or with one that has expired, the call is refused with 403 confirmation_required where the member has to show that it is her. Sent only with the answer of POST user/confirm; across origins a platform that has that row allows this header. */
                readonly confirmation?: components["parameters"]["Confirmation"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description What was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: components["schemas"]["CreationOptions"];
                    };
                };
            };
            readonly 401: components["responses"]["TokenRejected"];
            /** @description Refused: confirmation_required. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: not_found. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly removePasskey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
                /** @description Names one call of a member, as a string in quotes. What is sent again with the same key (by a browser, after a renewal, or because a reply was lost) is done once: the repeat gets the first answer. An answer of 500 or above is not kept. It goes to the portal's own origin; to another one only where the public settings say "GENERAL.idempotency": true, and there the platform allows this header. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Where the session is in cookies: the value of the cookie "csrf", which only pages of the platform's own origin can read. A call that comes with a session and without its value is refused with 403 csrf_invalid. */
                readonly "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            readonly path: {
                /**
                 * @description The identity from the list or the answer before.
                 * @example 1
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. A body would be ignored. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["TokenRejected"];
            /** @description Refused: not_found. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly listNotices: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly notices: readonly components["schemas"]["Notice"][];
                        };
                    };
                };
            };
            readonly 401: components["responses"]["TokenRejected"];
            /** @description Refused: not_found. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly seeNotice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
                /** @description Names one call of a member, as a string in quotes. What is sent again with the same key (by a browser, after a renewal, or because a reply was lost) is done once: the repeat gets the first answer. An answer of 500 or above is not kept. It goes to the portal's own origin; to another one only where the public settings say "GENERAL.idempotency": true, and there the platform allows this header. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Where the session is in cookies: the value of the cookie "csrf", which only pages of the platform's own origin can read. A call that comes with a session and without its value is refused with 403 csrf_invalid. */
                readonly "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            readonly path: {
                /**
                 * @description The identity from the list or the answer before.
                 * @example 1
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Done. A body would be ignored. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["TokenRejected"];
            /** @description Refused: not_found. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getSecurity: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly spend_limit?: components["schemas"]["Numeric"] | null;
                            readonly passkeys_required: components["schemas"]["Flag"];
                        };
                    };
                };
            };
            readonly 401: components["responses"]["TokenRejected"];
            /** @description Refused: not_found. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly updateSecurity: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
                /** @description Names one call of a member, as a string in quotes. What is sent again with the same key (by a browser, after a renewal, or because a reply was lost) is done once: the repeat gets the first answer. An answer of 500 or above is not kept. It goes to the portal's own origin; to another one only where the public settings say "GENERAL.idempotency": true, and there the platform allows this header. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Where the session is in cookies: the value of the cookie "csrf", which only pages of the platform's own origin can read. A call that comes with a session and without its value is refused with 403 csrf_invalid. */
                readonly "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
                /** @description The proof of POST user/confirm. Without it, or with one that has expired, the call is refused with 403 confirmation_required where the member has to show that it is her. Sent only with the answer of POST user/confirm; across origins a platform that has that row allows this header. */
                readonly confirmation?: components["parameters"]["Confirmation"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly spend_limit?: number | null;
                    readonly passkeys_required: boolean;
                };
            };
        };
        readonly responses: {
            /** @description Done. A body would be ignored. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["TokenRejected"];
            /** @description Refused: confirmation_required. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly reauthenticate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
                /** @description Names one call of a member, as a string in quotes. What is sent again with the same key (by a browser, after a renewal, or because a reply was lost) is done once: the repeat gets the first answer. An answer of 500 or above is not kept. It goes to the portal's own origin; to another one only where the public settings say "GENERAL.idempotency": true, and there the platform allows this header. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Where the session is in cookies: the value of the cookie "csrf", which only pages of the platform's own origin can read. A call that comes with a session and without its value is refused with 403 csrf_invalid. */
                readonly "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly password: string;
                } | {
                    readonly passkey: components["schemas"]["Assertion"];
                };
            };
        };
        readonly responses: {
            /** @description What was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly confirmation: string;
                            /** @description Seconds. */
                            readonly expires_in?: components["schemas"]["Numeric"] | null;
                        };
                    };
                };
            };
            readonly 401: components["responses"]["TokenRejected"];
            /** @description Refused: validation, passkey_cancelled. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: rate_limited. */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly requestPhysicalCard: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
                /** @description Names one call of a member, as a string in quotes. What is sent again with the same key (by a browser, after a renewal, or because a reply was lost) is done once: the repeat gets the first answer. An answer of 500 or above is not kept. It goes to the portal's own origin; to another one only where the public settings say "GENERAL.idempotency": true, and there the platform allows this header. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Where the session is in cookies: the value of the cookie "csrf", which only pages of the platform's own origin can read. A call that comes with a session and without its value is refused with 403 csrf_invalid. */
                readonly "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly store_id: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. A body would be ignored. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["TokenRejected"];
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getWalletLinks: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: components["schemas"]["WalletLinks"];
                    };
                };
            };
            readonly 401: components["responses"]["TokenRejected"];
            /** @description Refused: not_found. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly listStores: {
        readonly parameters: {
            readonly query: {
                /** @description How many items are passed over. */
                readonly offset: number;
                /** @description How many items a page holds. */
                readonly limit: number;
                /** @description Where the member is, in degrees to three decimals; with `lng`. */
                readonly lat?: number;
                /** @description Where the member is, in degrees to three decimals; with `lat`. */
                readonly lng?: number;
                /** @description What a member types to find something by its name or address. */
                readonly q?: string;
            };
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly stores: readonly components["schemas"]["Store"][];
                        };
                    };
                };
            };
            readonly 401: components["responses"]["TokenRejected"];
            /** @description Refused: not_found. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly listAddresses: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly addresses: readonly components["schemas"]["Address"][];
                        };
                    };
                };
            };
            readonly 401: components["responses"]["TokenRejected"];
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly addAddress: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
                /** @description Names one call of a member, as a string in quotes. What is sent again with the same key (by a browser, after a renewal, or because a reply was lost) is done once: the repeat gets the first answer. An answer of 500 or above is not kept. It goes to the portal's own origin; to another one only where the public settings say "GENERAL.idempotency": true, and there the platform allows this header. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Where the session is in cookies: the value of the cookie "csrf", which only pages of the platform's own origin can read. A call that comes with a session and without its value is refused with 403 csrf_invalid. */
                readonly "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly name: string;
                    readonly street: string;
                    readonly city: string;
                    readonly postal_code: string;
                    readonly country: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. A body would be ignored. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["TokenRejected"];
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly updateAddress: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
                /** @description Names one call of a member, as a string in quotes. What is sent again with the same key (by a browser, after a renewal, or because a reply was lost) is done once: the repeat gets the first answer. An answer of 500 or above is not kept. It goes to the portal's own origin; to another one only where the public settings say "GENERAL.idempotency": true, and there the platform allows this header. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Where the session is in cookies: the value of the cookie "csrf", which only pages of the platform's own origin can read. A call that comes with a session and without its value is refused with 403 csrf_invalid. */
                readonly "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            readonly path: {
                /**
                 * @description The identity from the list or the answer before.
                 * @example 1
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly name: string;
                    readonly street: string;
                    readonly city: string;
                    readonly postal_code: string;
                    readonly country: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. A body would be ignored. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["TokenRejected"];
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly removeAddress: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
                /** @description Names one call of a member, as a string in quotes. What is sent again with the same key (by a browser, after a renewal, or because a reply was lost) is done once: the repeat gets the first answer. An answer of 500 or above is not kept. It goes to the portal's own origin; to another one only where the public settings say "GENERAL.idempotency": true, and there the platform allows this header. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Where the session is in cookies: the value of the cookie "csrf", which only pages of the platform's own origin can read. A call that comes with a session and without its value is refused with 403 csrf_invalid. */
                readonly "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            readonly path: {
                /**
                 * @description The identity from the list or the answer before.
                 * @example 1
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Done. A body would be ignored. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["TokenRejected"];
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly redeemPromoCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
                /** @description Names one call of a member, as a string in quotes. What is sent again with the same key (by a browser, after a renewal, or because a reply was lost) is done once: the repeat gets the first answer. An answer of 500 or above is not kept. It goes to the portal's own origin; to another one only where the public settings say "GENERAL.idempotency": true, and there the platform allows this header. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Where the session is in cookies: the value of the cookie "csrf", which only pages of the platform's own origin can read. A call that comes with a session and without its value is refused with 403 csrf_invalid. */
                readonly "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly code: string;
                };
            };
        };
        readonly responses: {
            /** @description What was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: components["schemas"]["Promo"];
                    };
                };
            };
            readonly 401: components["responses"]["TokenRejected"];
            /** @description Refused: promo_used. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: promo_invalid. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly requestPersonalData: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
                /** @description Names one call of a member, as a string in quotes. What is sent again with the same key (by a browser, after a renewal, or because a reply was lost) is done once: the repeat gets the first answer. An answer of 500 or above is not kept. It goes to the portal's own origin; to another one only where the public settings say "GENERAL.idempotency": true, and there the platform allows this header. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Where the session is in cookies: the value of the cookie "csrf", which only pages of the platform's own origin can read. A call that comes with a session and without its value is refused with 403 csrf_invalid. */
                readonly "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Done. A body would be ignored. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["TokenRejected"];
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly requestDeletion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
                /** @description Names one call of a member, as a string in quotes. What is sent again with the same key (by a browser, after a renewal, or because a reply was lost) is done once: the repeat gets the first answer. An answer of 500 or above is not kept. It goes to the portal's own origin; to another one only where the public settings say "GENERAL.idempotency": true, and there the platform allows this header. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Where the session is in cookies: the value of the cookie "csrf", which only pages of the platform's own origin can read. A call that comes with a session and without its value is refused with 403 csrf_invalid. */
                readonly "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Done. A body would be ignored. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["TokenRejected"];
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly confirmPrivacyRequest: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
                /** @description Names one call of a member, as a string in quotes. What is sent again with the same key (by a browser, after a renewal, or because a reply was lost) is done once: the repeat gets the first answer. An answer of 500 or above is not kept. It goes to the portal's own origin; to another one only where the public settings say "GENERAL.idempotency": true, and there the platform allows this header. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Where the session is in cookies: the value of the cookie "csrf", which only pages of the platform's own origin can read. A call that comes with a session and without its value is refused with 403 csrf_invalid. */
                readonly "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly token: string;
                };
            };
        };
        readonly responses: {
            /** @description What was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly type?: ("data" | "deletion") | null;
                        };
                    };
                };
            };
            /** @description Refused: link_expired. */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly listPrivacyRequests: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly requests: readonly components["schemas"]["PrivacyRequest"][];
                        };
                    };
                };
            };
            readonly 401: components["responses"]["TokenRejected"];
            /** @description Refused: not_found. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly listConsents: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
                /** @description Where the session is in cookies: the value of the cookie "csrf", which only pages of the platform's own origin can read. A call that comes with a session and without its value is refused with 403 csrf_invalid. */
                readonly "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @enum {string} */
                    readonly displayIn: "registration" | "footer" | "profile";
                };
            };
        };
        readonly responses: {
            /** @description What was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly consents: readonly components["schemas"]["Consent"][];
                        };
                    };
                };
            };
            readonly 401: components["responses"]["TokenRejected"];
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getConsentTextByVersion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
            };
            readonly path: {
                /**
                 * @description The identity of one version of a consent.
                 * @example terms-3
                 */
                readonly version_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: components["schemas"]["ConsentText"];
                    };
                };
            };
            readonly 401: components["responses"]["TokenRejected"];
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getConsentText: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
            };
            readonly path: {
                /**
                 * @description The identity from the list or the answer before.
                 * @example terms
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: components["schemas"]["ConsentText"];
                    };
                };
            };
            readonly 401: components["responses"]["TokenRejected"];
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly signConsent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
                /** @description Names one call of a member, as a string in quotes. What is sent again with the same key (by a browser, after a renewal, or because a reply was lost) is done once: the repeat gets the first answer. An answer of 500 or above is not kept. It goes to the portal's own origin; to another one only where the public settings say "GENERAL.idempotency": true, and there the platform allows this header. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Where the session is in cookies: the value of the cookie "csrf", which only pages of the platform's own origin can read. A call that comes with a session and without its value is refused with 403 csrf_invalid. */
                readonly "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            readonly path: {
                /**
                 * @description The identity of one version of a consent.
                 * @example newsletter-2
                 */
                readonly version_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description What was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly signed_id: components["schemas"]["Id"];
                        };
                    };
                };
            };
            readonly 401: components["responses"]["TokenRejected"];
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly revokeConsent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
                /** @description Names one call of a member, as a string in quotes. What is sent again with the same key (by a browser, after a renewal, or because a reply was lost) is done once: the repeat gets the first answer. An answer of 500 or above is not kept. It goes to the portal's own origin; to another one only where the public settings say "GENERAL.idempotency": true, and there the platform allows this header. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Where the session is in cookies: the value of the cookie "csrf", which only pages of the platform's own origin can read. A call that comes with a session and without its value is refused with 403 csrf_invalid. */
                readonly "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            readonly path: {
                /**
                 * @description The identity of one version of a consent.
                 * @example newsletter-2
                 */
                readonly version_id: string;
                /**
                 * @description The identity of an agreement, from the answer that gave it.
                 * @example 11
                 */
                readonly signed_id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Done. A body would be ignored. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["TokenRejected"];
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly listCoupons: {
        readonly parameters: {
            readonly query: {
                /** @description How many items are passed over. */
                readonly offset: number;
                /** @description How many items a page holds. */
                readonly limit: number;
            };
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly coupons: readonly components["schemas"]["Coupon"][];
                        };
                    };
                };
            };
            readonly 401: components["responses"]["TokenRejected"];
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getCoupon: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
            };
            readonly path: {
                /**
                 * @description The identity from the list or the answer before.
                 * @example 1
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly coupon: components["schemas"]["CouponDetail"];
                        };
                    };
                };
            };
            readonly 401: components["responses"]["TokenRejected"];
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly activateCoupon: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
                /** @description Names one call of a member, as a string in quotes. What is sent again with the same key (by a browser, after a renewal, or because a reply was lost) is done once: the repeat gets the first answer. An answer of 500 or above is not kept. It goes to the portal's own origin; to another one only where the public settings say "GENERAL.idempotency": true, and there the platform allows this header. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Where the session is in cookies: the value of the cookie "csrf", which only pages of the platform's own origin can read. A call that comes with a session and without its value is refused with 403 csrf_invalid. */
                readonly "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
                /** @description The proof of POST user/confirm. Without it, or with one that has expired, the call is refused with 403 confirmation_required where the member has to show that it is her. Sent only with the answer of POST user/confirm; across origins a platform that has that row allows this header. */
                readonly confirmation?: components["parameters"]["Confirmation"];
            };
            readonly path: {
                /**
                 * @description The identity from the list or the answer before.
                 * @example 7
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description What was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly user_coupon: components["schemas"]["UserCoupon"];
                        };
                    };
                };
            };
            readonly 401: components["responses"]["TokenRejected"];
            /** @description Refused: not_verified, confirmation_required. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: not_enough_points, not_yet_valid, already_activated. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly deactivateCoupon: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
                /** @description Names one call of a member, as a string in quotes. What is sent again with the same key (by a browser, after a renewal, or because a reply was lost) is done once: the repeat gets the first answer. An answer of 500 or above is not kept. It goes to the portal's own origin; to another one only where the public settings say "GENERAL.idempotency": true, and there the platform allows this header. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Where the session is in cookies: the value of the cookie "csrf", which only pages of the platform's own origin can read. A call that comes with a session and without its value is refused with 403 csrf_invalid. */
                readonly "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            readonly path: {
                /**
                 * @description The identity from the list or the answer before.
                 * @example 1
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": Record<string, never>;
            };
        };
        readonly responses: {
            /** @description Done. A body would be ignored. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["TokenRejected"];
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly listPerks: {
        readonly parameters: {
            readonly query: {
                /** @description How many items are passed over. */
                readonly offset: number;
                /** @description How many items a page holds. */
                readonly limit: number;
            };
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly perks: readonly components["schemas"]["Perk"][];
                        };
                    };
                };
            };
            readonly 401: components["responses"]["TokenRejected"];
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getPerk: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
            };
            readonly path: {
                /**
                 * @description The identity from the list or the answer before.
                 * @example wifi
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly perk: components["schemas"]["Perk"];
                        };
                    };
                };
            };
            readonly 401: components["responses"]["TokenRejected"];
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly listLeaflets: {
        readonly parameters: {
            readonly query: {
                /** @description How many items are passed over. */
                readonly offset: number;
                /** @description How many items a page holds. */
                readonly limit: number;
            };
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly leaflets: readonly components["schemas"]["Leaflet"][];
                        };
                    };
                };
            };
            readonly 401: components["responses"]["TokenRejected"];
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly listRewards: {
        readonly parameters: {
            readonly query: {
                /** @description How many items are passed over. */
                readonly offset: number;
                /** @description How many items a page holds. */
                readonly limit: number;
            };
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly rewards: readonly components["schemas"]["Reward"][];
                        };
                    };
                };
            };
            readonly 401: components["responses"]["TokenRejected"];
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getReward: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
            };
            readonly path: {
                /**
                 * @description The identity from the list or the answer before.
                 * @example mug
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly reward: components["schemas"]["RewardDetail"];
                        };
                    };
                };
            };
            readonly 401: components["responses"]["TokenRejected"];
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly redeemReward: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
                /** @description Names one call of a member, as a string in quotes. What is sent again with the same key (by a browser, after a renewal, or because a reply was lost) is done once: the repeat gets the first answer. An answer of 500 or above is not kept. It goes to the portal's own origin; to another one only where the public settings say "GENERAL.idempotency": true, and there the platform allows this header. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Where the session is in cookies: the value of the cookie "csrf", which only pages of the platform's own origin can read. A call that comes with a session and without its value is refused with 403 csrf_invalid. */
                readonly "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
                /** @description The proof of POST user/confirm. Without it, or with one that has expired, the call is refused with 403 confirmation_required where the member has to show that it is her. Sent only with the answer of POST user/confirm; across origins a platform that has that row allows this header. */
                readonly confirmation?: components["parameters"]["Confirmation"];
            };
            readonly path: {
                /**
                 * @description The identity from the list or the answer before.
                 * @example mug
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @constant */
                    readonly fulfilment: "delivery";
                    readonly address_id: string;
                } | {
                    /** @constant */
                    readonly fulfilment: "pickup";
                    readonly store_id: string;
                } | {
                    /** @constant */
                    readonly fulfilment: "donation";
                    readonly cause_id: string;
                };
            };
        };
        readonly responses: {
            /** @description What was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly order: components["schemas"]["Order"];
                        };
                    };
                };
            };
            readonly 401: components["responses"]["TokenRejected"];
            /** @description Refused: not_verified, confirmation_required. */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: out_of_stock. */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: not_enough_points. */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly listDeals: {
        readonly parameters: {
            readonly query: {
                /** @description How many items are passed over. */
                readonly offset: number;
                /** @description How many items a page holds. */
                readonly limit: number;
            };
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly deals: readonly components["schemas"]["Deal"][];
                        };
                    };
                };
            };
            readonly 401: components["responses"]["TokenRejected"];
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly listNews: {
        readonly parameters: {
            readonly query: {
                /** @description How many items are passed over. */
                readonly offset: number;
                /** @description How many items a page holds. */
                readonly limit: number;
                /** @description The channels to read; given once for each. */
                readonly channel_slug?: readonly string[];
            };
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly news: readonly (components["schemas"]["News"] | {
                                readonly type: string;
                            })[];
                        };
                    };
                };
            };
            readonly 401: components["responses"]["TokenRejected"];
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getArticle: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
            };
            readonly path: {
                /**
                 * @description The identity from the list or the answer before.
                 * @example app
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly article: components["schemas"]["Article"];
                        };
                    };
                };
            };
            readonly 401: components["responses"]["TokenRejected"];
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getPage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
            };
            readonly path: {
                /**
                 * @description The identity from the list or the answer before.
                 * @example help
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly page: components["schemas"]["Page"];
                        };
                    };
                };
            };
            readonly 401: components["responses"]["TokenRejected"];
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getPageHtml: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
            };
            readonly path: {
                /**
                 * @description The identity from the list or the answer before.
                 * @example help
                 */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/html": string;
                    readonly "application/json": {
                        readonly data: string | {
                            /** @description HTML. The portal shows it sanitised. */
                            readonly html: string;
                        };
                    };
                };
            };
            readonly 401: components["responses"]["TokenRejected"];
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly listReceipts: {
        readonly parameters: {
            readonly query: {
                /** @description How many items are passed over. */
                readonly offset: number;
                /** @description How many items a page holds. */
                readonly limit: number;
            };
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly receipts: readonly components["schemas"]["Receipt"][];
                        };
                    };
                };
            };
            readonly 401: components["responses"]["TokenRejected"];
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly uploadFile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
                /** @description Names one call of a member, as a string in quotes. What is sent again with the same key (by a browser, after a renewal, or because a reply was lost) is done once: the repeat gets the first answer. An answer of 500 or above is not kept. It goes to the portal's own origin; to another one only where the public settings say "GENERAL.idempotency": true, and there the platform allows this header. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Where the session is in cookies: the value of the cookie "csrf", which only pages of the platform's own origin can read. A call that comes with a session and without its value is refused with 403 csrf_invalid. */
                readonly "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": {
                    readonly file: string;
                };
            };
        };
        readonly responses: {
            /** @description What was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: {
                            readonly file: components["schemas"]["UploadedFile"];
                        };
                    };
                };
            };
            readonly 401: components["responses"]["TokenRejected"];
            /** @description Refused: file_too_big. */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Refused: file_type. */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly submitReceipt: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
                /** @description Names one call of a member, as a string in quotes. What is sent again with the same key (by a browser, after a renewal, or because a reply was lost) is done once: the repeat gets the first answer. An answer of 500 or above is not kept. It goes to the portal's own origin; to another one only where the public settings say "GENERAL.idempotency": true, and there the platform allows this header. */
                readonly "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Where the session is in cookies: the value of the cookie "csrf", which only pages of the platform's own origin can read. A call that comes with a session and without its value is refused with 403 csrf_invalid. */
                readonly "X-CSRF-Token"?: components["parameters"]["CsrfToken"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly files: readonly {
                        readonly id: string;
                        readonly name: string;
                    }[];
                    readonly note: string;
                };
            };
        };
        readonly responses: {
            /** @description Done. A body would be ignored. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            readonly 401: components["responses"]["TokenRejected"];
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getDomainConfig: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
            };
            readonly path: {
                /**
                 * @description The domain that members type.
                 * @example grocer.localhost:4321
                 */
                readonly domain: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: components["schemas"]["PublicConfig"];
                    };
                };
            };
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getConfig: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: components["schemas"]["PublicConfig"];
                    };
                };
            };
            /** @description Refused: not_found. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Refusal"];
                };
            };
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
    readonly getTranslations: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description The channel of the public config, once it is known. */
                readonly "channel-id"?: components["parameters"]["Channel"];
                /** @description The language of the page. */
                readonly "Accept-Language"?: components["parameters"]["Language"];
            };
            readonly path: {
                /**
                 * @description A language: bg, cs, en, en_GB, fr, pl, ro or sk.
                 * @example en
                 */
                readonly lang: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description What was asked for. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        readonly data: components["schemas"]["Translations"];
                    };
                };
            };
            readonly 429: components["responses"]["TooOften"];
            readonly default: components["responses"]["Refused"];
        };
    };
}
