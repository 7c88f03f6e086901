// A site in Go that answers the pages of the browsing mix: the worked example of docs/foreign-sites.md.
//
// It reads where to listen and which database to use from the environment, as the contract suite
// and the README beside this file set it. It writes nothing to the database.
package main

import (
	"errors"
	"fmt"
	"log"
	"net"
	"net/http"
	"os"
	"strings"
	"time"
)

// A page that was made for a request.
type page struct {
	title, body string
}

// A problem ends a request with a page that says what is wrong.
type problem struct {
	status           int
	outcome, message string
}

func (p *problem) Error() string { return p.message }

func rejected(message string) error { return &problem{http.StatusNotFound, "rejected", message} }

// A site answers requests from one database, at a business time that passes or stands still.
type site struct {
	root string // the path on the host; links of pages are relative to it
	db   *database
	now  func() string
}

// An interaction makes the page of a request whose parameters are good.
type interaction func(*site, *query) (page, error)

var interactions = map[string]interaction{
	"BrowseCategories":      browseCategories,
	"BrowseRegions":         browseRegions,
	"SearchItemsByCategory": searchItemsByCategory,
	"SearchItemsByRegion":   searchItemsByRegion,
	"ViewItem":              viewItem,
	"ViewBidHistory":        viewBidHistory,
	"ViewUserInfo":          viewUserInfo,
	"PutBidAuth":            logIn("Log in to bid", "PutBid", "itemId"),
	"BuyNowAuth":            logIn("Log in to buy", "BuyNow", "itemId"),
	"PutCommentAuth":        logIn("Log in to comment", "PutComment", "to", "itemId"),
}

func (s *site) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	start := time.Now()
	name := strings.TrimPrefix(r.URL.Path, s.root)
	if static, isStatic := staticPages[name]; isStatic {
		write(w, start, http.StatusOK, "ok", static)
		return
	}
	made, err := s.answer(name, r)
	var known *problem
	switch {
	case err == nil:
		write(w, start, http.StatusOK, "ok", made)
	case errors.As(err, &known):
		write(w, start, known.status, known.outcome, page{"This did not work", "<p>" + text(known.message)})
	case isUnreachable(err):
		w.Header().Set("Retry-After", "5")
		refusal := page{"Please try again", "<p>The site cannot answer right now."}
		write(w, start, http.StatusServiceUnavailable, "refused", refusal)
	default:
		log.Printf("%s: %v", r.URL, err)
		failure := page{"Internal failure", "<p>The page could not be made."}
		write(w, start, http.StatusInternalServerError, "failed", failure)
	}
}

func (s *site) answer(name string, r *http.Request) (page, error) {
	make, exists := interactions[name]
	if !exists {
		return page{}, &problem{http.StatusNotFound, "bad-request", "There is no such page."}
	}
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		return page{}, &problem{http.StatusMethodNotAllowed, "bad-request", "This page only answers GET."}
	}
	return make(s, &query{values: r.URL.Query()})
}

func main() {
	now, err := clock(required("RUBIS_SITE_CLOCK"))
	if err != nil {
		log.Fatal(err)
	}
	root := os.Getenv("RUBIS_PATH")
	if root == "" {
		root = "/"
	}
	db, err := open()
	if err != nil {
		log.Fatal(err)
	}
	server := &http.Server{
		Addr:        net.JoinHostPort("127.0.0.1", required("RUBIS_PORT")),
		Handler:     &site{root, db, now},
		ReadTimeout: 10 * time.Second,
		IdleTimeout: 5 * time.Minute,
	}
	log.Fatal(server.ListenAndServe())
}

func required(variable string) string {
	value := os.Getenv(variable)
	if value == "" {
		log.Fatalf("Set the environment variable %s: see README.md", variable)
	}
	return value
}

// clock reads business time as docs/contract.md describes it: it stands still ("fixed:TIME"), has
// run from the time of the data since the data was restored ("since:INSTANT"), or is UTC ("system").
func clock(setting string) (func() string, error) {
	if setting == "system" {
		return func() string { return time.Now().UTC().Format(moment) }, nil
	}
	if restored, err := time.Parse("since:"+time.RFC3339, setting); err == nil {
		loaded := time.Date(2002, time.November, 4, 9, 0, 0, 0, time.UTC)
		return func() string { return loaded.Add(time.Since(restored)).Format(moment) }, nil
	}
	for _, layout := range []string{"fixed:2006-01-02T15:04", "fixed:2006-01-02T15:04:05"} {
		if fixed, err := time.Parse(layout, setting); err == nil {
			return func() string { return fixed.Format(moment) }, nil
		}
	}
	return nil, fmt.Errorf("RUBIS_SITE_CLOCK is '%s': it must be system, fixed:2002-11-04T09:00 "+
		"or since:2026-01-31T12:00:00Z", setting)
}
