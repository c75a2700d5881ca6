// What a prepared scene is written as: the same keys as in a file.

export interface Group {
  foe?: string;
  kind?: string;
  rank?: string;
  count?: number;
  per_hero?: number;
  at?: string;
  hidden?: boolean;
}

export interface Leaf {
  title: string;
  text?: string;
  shown?: boolean;
}

export interface SceneDocument {
  title: string;
  text?: string;
  notes?: string;
  map?: string;
  foes?: Group[];
  handouts?: Leaf[];
}
