export declare const voice: string;
export declare const voicedot: string;
export declare const voiceline: string;
export declare const voicerec: string;
export declare const voicespeed: string;
export declare const voicetime: string;
export declare const wave: string;
