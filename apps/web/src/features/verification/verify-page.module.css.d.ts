export declare const selfieHand: string;
export declare const selfiePrivate: string;
export declare const selfieSign: string;
export declare const selfieView: string;
export declare const verifyTitle: string;
