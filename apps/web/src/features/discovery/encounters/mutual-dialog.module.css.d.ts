export declare const acts: string;
export declare const duo: string;
export declare const face: string;
export declare const faces: string;
export declare const ideas: string;
export declare const mark: string;
export declare const meeting: string;
export declare const where: string;
