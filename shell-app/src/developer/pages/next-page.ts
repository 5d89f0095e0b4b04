import type { Language } from "../samples";

/** How a list is read to its end, which no single call shows. */
export const NEXT_PAGE: Readonly<Record<Language, (origin: string) => string>> = {
  curl: (origin) => `curl -G '${origin}/api/loads' \\
  -H "Authorization: Bearer $HAUL_API_KEY" \\
  -d limit=200 \\
  --data-urlencode "cursor=$NEXT_CURSOR"`,

  TypeScript: (origin) => `import { createClient } from "@haul/api";

const haul = createClient({
  baseUrl: ${JSON.stringify(origin)},
  authorization: () => \`Bearer \${process.env.HAUL_API_KEY}\`,
});

let cursor: string | undefined;
do {
  const { data } = await haul.GET("/api/loads", {
    params: { query: { limit: 200, ...(cursor && { cursor }) } },
  });
  for (const load of data?.items ?? []) console.log(load.number, load.status);
  cursor = data?.next_cursor;
} while (cursor);`,

  Python: (origin) => `import os

import httpx

headers = {"Authorization": f"Bearer {os.environ['HAUL_API_KEY']}"}
with httpx.Client(base_url=${JSON.stringify(origin)}, headers=headers) as haul:
    params = {"limit": 200}
    while True:
        page = haul.get("/api/loads", params=params).raise_for_status().json()
        for load in page["items"]:
            print(load["number"], load["status"])
        if "next_cursor" not in page:
            break
        params["cursor"] = page["next_cursor"]`,

  Go: (origin) => `package main

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"os"
)

type page struct {
	Items []struct {
		Number string \`json:"number"\`
		Status string \`json:"status"\`
	} \`json:"items"\`
	NextCursor string \`json:"next_cursor"\`
}

func main() {
	query := url.Values{"limit": {"200"}}
	for {
		loads, err := read(query)
		if err != nil {
			panic(err)
		}
		for _, load := range loads.Items {
			fmt.Println(load.Number, load.Status)
		}
		if loads.NextCursor == "" {
			return
		}
		query.Set("cursor", loads.NextCursor)
	}
}

func read(query url.Values) (page, error) {
	var loads page
	request, err := http.NewRequest("GET", ${JSON.stringify(`${origin}/api/loads?`)}+query.Encode(), nil)
	if err != nil {
		return loads, err
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("HAUL_API_KEY"))
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return loads, err
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		return loads, fmt.Errorf("the server answered %s", response.Status)
	}
	err = json.NewDecoder(response.Body).Decode(&loads)
	return loads, err
}`,
};
