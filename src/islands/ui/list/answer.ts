/** A query as a part that offers another try of it needs it. */
export interface Asked {
  readonly isFetching: boolean
  refetch(): unknown
}

/** A query as what shows its data needs it. */
export interface Answer<Data> extends Asked {
  readonly data: Data | undefined
  readonly error: unknown
}

/** The query of a list that comes page by page. */
export interface Pages {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
  fetchNextPage(): unknown
}
