export declare const ideas: string;
export declare const ideasTitle: string;
