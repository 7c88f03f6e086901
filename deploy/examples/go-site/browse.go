package main

import (
	"database/sql"
	"fmt"
	"strings"
)

const (
	lastPage       = 1_000_000
	itemsByDefault = 25
	mostItems      = 100
)

// nothing is an amount of zero, as the database writes it.
const nothing = "0.00"

// named is a row of the tables of categories and regions.
type named struct {
	id   int
	name string
}

func (n *named) scan(rows *sql.Rows) error { return rows.Scan(&n.id, &n.name) }

func browseCategories(s *site, q *query) (page, error) {
	name := q.place("region")
	if q.bad != nil {
		return page{}, q.bad
	}
	search, title := "SearchItemsByCategory?category=", "All categories"
	if name != "" {
		region, err := one[named](s.db, "SELECT id, name FROM regions WHERE name = ?", name)
		if err != nil {
			return page{}, err
		}
		if region == nil {
			return page{}, rejected("This region does not exist.")
		}
		search = fmt.Sprintf("SearchItemsByRegion?region=%d&category=", region.id)
		title = "Categories in " + region.name
	}
	categories, err := all[named](s.db, "SELECT id, name FROM categories ORDER BY id")
	if err != nil {
		return page{}, err
	}
	var list strings.Builder
	for _, category := range categories {
		fmt.Fprintf(&list, "<li><a href=\"%s%d&categoryName=%s\">%s</a>\n",
			search, category.id, value(category.name), text(category.name))
	}
	return page{title, "<ul>" + list.String() + "</ul>"}, nil
}

func browseRegions(s *site, _ *query) (page, error) {
	regions, err := all[named](s.db, "SELECT id, name FROM regions ORDER BY id")
	if err != nil {
		return page{}, err
	}
	var list strings.Builder
	for _, region := range regions {
		list.WriteString("<li>" + link("BrowseCategories", "region="+value(region.name), region.name) + "\n")
	}
	return page{"All regions", "<ul>" + list.String() + "</ul>"}, nil
}

// summary is an item in a list; amounts and moments are as the database writes them.
type summary struct {
	id, bids                                int
	name, initialPrice, maxBid, end, buyNow string
}

func (i *summary) scan(rows *sql.Rows) error {
	return rows.Scan(&i.id, &i.name, &i.initialPrice, &i.maxBid, &i.bids, &i.end, &i.buyNow)
}

const inCategory = `
	SELECT i.id, i.name, i.initial_price, i.max_bid, i.nb_of_bids, i.end_date, i.buy_now
	FROM (SELECT id FROM items WHERE category = ? AND end_date > ?
	  ORDER BY end_date, id LIMIT ? OFFSET ?) page
	JOIN items i ON i.id = page.id ORDER BY i.end_date, i.id`

func searchItemsByCategory(s *site, q *query) (page, error) {
	search := q.search("SearchItemsByCategory?")
	if q.bad != nil {
		return page{}, q.bad
	}
	items, err := all[summary](s.db, inCategory, search.category, s.now(), search.size+1, search.offset())
	return search.page(items), err
}

const inRegion = `
	SELECT i.id, i.name, i.initial_price, i.max_bid, i.nb_of_bids, i.end_date, i.buy_now
	FROM (SELECT offered.id FROM items offered JOIN users u ON u.id = offered.seller
	  WHERE offered.category = ? AND offered.end_date > ? AND u.region = ?
	  ORDER BY offered.end_date, offered.id LIMIT ? OFFSET ?) page
	JOIN items i ON i.id = page.id ORDER BY i.end_date, i.id`

func searchItemsByRegion(s *site, q *query) (page, error) {
	region := q.id("region")
	search := q.search(fmt.Sprintf("SearchItemsByRegion?region=%d&", region))
	if q.bad != nil {
		return page{}, q.bad
	}
	items, err := all[summary](s.db, inRegion, search.category, s.now(), region, search.size+1, search.offset())
	return search.page(items), err
}

// A search is what a customer looks for: a page of the items of a category.
type search struct {
	script       string // what a link to another page of it begins with
	category     int
	categoryName string
	number, size int // of the page, from 0, and its items
}

func (q *query) search(script string) search {
	return search{
		script, q.id("category"), q.place("categoryName"),
		q.numberOr(0, "page", 0, lastPage), q.numberOr(itemsByDefault, "nbOfItems", 1, mostItems),
	}
}

func (s *search) offset() int { return s.number * s.size }

// page shows the items found; there is one more than it holds if there is a next page.
func (s *search) page(items []summary) page {
	hasMore := len(items) > s.size
	if hasMore {
		items = items[:s.size]
	}
	var html strings.Builder
	if len(items) == 0 {
		html.WriteString("<p>Sorry, nothing is for sale here right now.")
	} else {
		html.WriteString("<table><tr><th>Item<th>Price<th>Bids<th>Ends<td>\n")
	}
	for _, item := range items {
		html.WriteString("<tr><th scope=row>" + itemLink(item.id, item.name))
		fmt.Fprintf(&html, "<td>$%s<td>%d<td>%s<td>", price(item.initialPrice, item.maxBid), item.bids, item.end)
		html.WriteString(bidLinks(item.id, item.buyNow) + "\n")
	}
	if len(items) > 0 {
		html.WriteString("</table>")
	}
	html.WriteString("<p>")
	if s.number > 0 {
		html.WriteString(s.link(s.number-1, "rel=prev>Previous page"))
	}
	if hasMore {
		html.WriteString(s.link(s.number+1, "rel=next>Next page"))
	}
	title := s.categoryName
	if title == "" {
		title = "Items for sale"
	}
	return page{title, html.String()}
}

func (s *search) link(number int, rest string) string {
	return fmt.Sprintf("<a href=\"%scategory=%d&categoryName=%s&page=%d&nbOfItems=%d\" %s</a> ",
		s.script, s.category, value(s.categoryName), number, s.size, rest)
}

// price is the highest bid, or the initial price before the first.
func price(initialPrice, maxBid string) string {
	if maxBid == nothing {
		return initialPrice
	}
	return maxBid
}

func bidLinks(id int, buyNow string) string {
	links := link("PutBidAuth", fmt.Sprint("itemId=", id), "Bid")
	if buyNow != nothing {
		links += " " + link("BuyNowAuth", fmt.Sprint("itemId=", id), "Buy now")
	}
	return links
}
