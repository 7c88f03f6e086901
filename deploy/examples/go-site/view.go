package main

import (
	"database/sql"
	"fmt"
	"strings"
)

const (
	mostComments = 25
	mostBids     = 100
	unknownUser  = "unknown user"
)

// item is all that its page shows; amounts and moments are as the database writes them.
type item struct {
	id, quantity, bids, seller            int
	name, description                     string
	initialPrice, reserve, buyNow, maxBid string
	nickname                              sql.NullString
	start, end                            string
}

func (i *item) scan(rows *sql.Rows) error {
	return rows.Scan(&i.id, &i.name, &i.description, &i.quantity, &i.initialPrice, &i.reserve, &i.buyNow,
		&i.bids, &i.maxBid, &i.seller, &i.nickname, &i.start, &i.end)
}

const itemColumns = `
	SELECT i.id, i.name, i.description, i.quantity, i.initial_price, i.reserve_price, i.buy_now,
	  i.nb_of_bids, i.max_bid, i.seller, u.nickname, i.start_date, i.end_date
	FROM `

const itemOfSeller = " i LEFT JOIN users u ON u.id = i.seller WHERE i.id = ?"

// winning is a bid that may win units.
type winning struct {
	bid   string
	units int
}

func (w *winning) scan(rows *sql.Rows) error { return rows.Scan(&w.bid, &w.units) }

func viewItem(s *site, q *query) (page, error) {
	id := q.id("itemId")
	if q.bad != nil {
		return page{}, q.bad
	}
	found, err := one[item](s.db, itemColumns+"items"+itemOfSeller, id)
	if found == nil && err == nil {
		found, err = one[item](s.db, itemColumns+"old_items"+itemOfSeller, id)
	} else if err == nil && found.quantity > 1 && found.bids > 0 {
		return s.pageOfUnits(found)
	}
	if err != nil {
		return page{}, err
	}
	if found == nil {
		return page{}, rejected("This item does not exist.")
	}
	return found.page(s.now(), ""), nil
}

// pageOfUnits shows an item of several units, of which several bids can win some.
func (s *site) pageOfUnits(item *item) (page, error) {
	highestFirst, err := all[winning](s.db,
		"SELECT bid, qty FROM bids WHERE item_id = ? ORDER BY bid DESC, id LIMIT ?", item.id, item.quantity)
	if err != nil {
		return page{}, err
	}
	lowest, left := item.maxBid, item.quantity
	for _, winner := range highestFirst {
		if left <= 0 {
			break
		}
		lowest = winner.bid
		left -= winner.units
	}
	return item.page(s.now(), fact("Lowest bid that wins", "$"+lowest)), nil
}

func (i *item) page(now, lowestBid string) page {
	html := "<table>" + fact("Price", "$"+price(i.initialPrice, i.maxBid)) + lowestBid
	if i.buyNow != nothing {
		html += fact("Buy now for", "$"+i.buyNow)
	}
	if i.reserve != nothing {
		html += fact("Reserve price", "set by the seller")
	}
	html += fact("Bids", link("ViewBidHistory", fmt.Sprint("itemId=", i.id), fmt.Sprint(i.bids))) +
		fact("Quantity", fmt.Sprint(i.quantity)) +
		fact("Seller", userLink(i.seller, orUnknown(i.nickname))+" "+
			link("PutCommentAuth", fmt.Sprintf("to=%d&itemId=%d", i.seller, i.id), "Comment on the seller")) +
		fact("Started", i.start) + fact("Ends", i.end) + "</table>\n<p>"
	if i.quantity > 0 && i.end > now {
		html += bidLinks(i.id, i.buyNow)
	} else {
		html += "This auction has ended."
	}
	return page{i.name, html + "\n<h2>Description</h2><p>" + text(i.description)}
}

// name is the only column of a row.
type name struct{ text string }

func (n *name) scan(rows *sql.Rows) error { return rows.Scan(&n.text) }

// bid is a line of an item's history.
type bid struct {
	user, units  int
	nickname     sql.NullString
	amount, date string
}

func (b *bid) scan(rows *sql.Rows) error {
	return rows.Scan(&b.user, &b.nickname, &b.amount, &b.units, &b.date)
}

const bidsOfItem = `
	SELECT b.user_id, u.nickname, b.bid, b.qty, b.date
	FROM bids b LEFT JOIN users u ON u.id = b.user_id
	WHERE b.item_id = ? ORDER BY b.date DESC, b.id DESC LIMIT ? OFFSET ?`

func viewBidHistory(s *site, q *query) (page, error) {
	part := q.excerpt("itemId")
	if q.bad != nil {
		return page{}, q.bad
	}
	named, err := one[name](s.db, "SELECT name FROM items WHERE id = ?", part.subject)
	if named == nil && err == nil {
		named, err = one[name](s.db, "SELECT name FROM old_items WHERE id = ?", part.subject)
	}
	if err != nil {
		return page{}, err
	}
	if named == nil {
		return page{}, rejected("This item does not exist.")
	}
	bids, err := all[bid](s.db, bidsOfItem, part.subject, mostBids+1, part.skip)
	if err != nil {
		return page{}, err
	}
	var html strings.Builder
	html.WriteString("<table><tr><th>Bidder<th>Bid<th>Quantity<th>Date\n")
	for _, bid := range bids[:min(len(bids), mostBids)] {
		fmt.Fprintf(&html, "<tr><th scope=row>%s<td>$%s<td>%d<td>%s\n",
			userLink(bid.user, orUnknown(bid.nickname)), bid.amount, bid.units, bid.date)
	}
	html.WriteString("</table>\n")
	if len(bids) > mostBids {
		html.WriteString(more("ViewBidHistory", part, mostBids))
	}
	html.WriteString("<p>" + itemLink(part.subject, "To the item"))
	return page{"Bids on " + named.text, html.String()}, nil
}

// user is what everybody sees of somebody.
type user struct {
	nickname, since string
	rating          int
}

func (u *user) scan(rows *sql.Rows) error { return rows.Scan(&u.nickname, &u.rating, &u.since) }

// comment is what somebody wrote about a user.
type comment struct {
	from, rating  int
	nickname      sql.NullString
	date, written string
}

func (c *comment) scan(rows *sql.Rows) error {
	return rows.Scan(&c.from, &c.nickname, &c.date, &c.rating, &c.written)
}

const commentsOnUser = `
	SELECT c.from_user_id, u.nickname, c.date, c.rating, c.comment
	FROM comments c LEFT JOIN users u ON u.id = c.from_user_id
	WHERE c.to_user_id = ? ORDER BY c.date DESC, c.id DESC LIMIT ? OFFSET ?`

func viewUserInfo(s *site, q *query) (page, error) {
	part := q.excerpt("userId")
	if q.bad != nil {
		return page{}, q.bad
	}
	shown, err := one[user](s.db, "SELECT nickname, rating, creation_date FROM users WHERE id = ?", part.subject)
	if err != nil {
		return page{}, err
	}
	if shown == nil {
		return page{}, rejected("This user does not exist.")
	}
	comments, err := all[comment](s.db, commentsOnUser, part.subject, mostComments+1, part.skip)
	if err != nil {
		return page{}, err
	}
	var html strings.Builder
	html.WriteString("<table>" + fact("Rating", fmt.Sprint(shown.rating)) +
		fact("Member since", shown.since) + "</table>\n<h2>Comments</h2>")
	for _, comment := range comments[:min(len(comments), mostComments)] {
		fmt.Fprintf(&html, "<p>%d by %s, %s<p>%s\n", comment.rating,
			userLink(comment.from, orUnknown(comment.nickname)), comment.date, text(comment.written))
	}
	if len(comments) > mostComments {
		html.WriteString(more("ViewUserInfo", part, mostComments))
	}
	return page{shown.nickname, html.String()}, nil
}

func orUnknown(nickname sql.NullString) string {
	if nickname.Valid {
		return nickname.String
	}
	return unknownUser
}

func min(a, b int) int {
	if a < b {
		return a
	}
	return b
}

// logIn is the page that asks who somebody is before they write. This site answers no writes.
func logIn(title, action string, ids ...string) interaction {
	return func(_ *site, q *query) (page, error) {
		html := "<form method=post action=" + action + ">"
		for _, id := range ids {
			html += fmt.Sprintf("<input type=hidden name=%s value=%d>", id, q.id(id))
		}
		if q.bad != nil {
			return page{}, q.bad
		}
		return page{title, html + loginFields}, nil
	}
}
