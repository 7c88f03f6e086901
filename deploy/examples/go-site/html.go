package main

import (
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"
)

// moment is how the database writes a business time; text of this form is ordered as time is.
const moment = "2006-01-02 15:04:05"

var sections = []struct{ file, label string }{
	{"browse.html", "Browse"}, {"sell.html", "Sell"},
	{"about_me.html", "About me"}, {"register.html", "Register"},
}

const loginFields = "<p><label>Nickname <input name=nickname></label>" +
	"<p><label>Password <input type=password name=password></label><p><button>Log in</button></form>"

var staticPages = map[string]page{
	"":           home,
	"index.html": home,
	"browse.html": {"Browse", "<p><a href=BrowseCategories>All categories</a>" +
		" <a href=BrowseRegions>All regions</a>"},
	"sell.html":     {"Sell", "<form method=post action=BrowseCategories>" + loginFields},
	"about_me.html": {"About me", "<form method=post action=AboutMe>" + loginFields},
	"register.html": {"Register", "<form method=post action=RegisterUser>" +
		"<p><label>First name <input name=firstname></label>" +
		"<p><label>Last name <input name=lastname></label>" +
		"<p><label>E-mail <input name=email></label>" +
		"<p><label>Region <input name=region></label>" + loginFields},
}

var home = page{"Welcome", "<p>Browse, look at items and at people. This site takes no bids."}

// What old clients take for an outcome must not come from a user's text.
var escapes = strings.NewReplacer("&", "&#38;", "<", "&#60;", ">", "&#62;", `"`, "&#34;", "'", "&#39;",
	"=", "&#61;", "ERROR", "&#69;RROR", "Sorry", "&#83;orry")

// text makes what a user wrote safe for browsers and for old clients.
func text(written string) string { return escapes.Replace(written) }

// value makes text safe in the query of a link.
func value(written string) string { return strings.ReplaceAll(url.QueryEscape(written), "+", "%20") }

func link(script, query, label string) string {
	return fmt.Sprintf(`<a href="%s?%s">%s</a>`, script, query, text(label))
}

func itemLink(id int, name string) string { return link("ViewItem", fmt.Sprint("itemId=", id), name) }

func userLink(id int, name string) string {
	return link("ViewUserInfo", fmt.Sprint("userId=", id), name)
}

// fact is a row of a table with a heading; its content is HTML.
func fact(heading, content string) string {
	return "<tr><th scope=row>" + heading + "<td>" + content + "\n"
}

// more leads to the next part of a list that was cut.
func more(script string, part excerpt, most int) string {
	label := ""
	if part.skip == 0 {
		label = fmt.Sprintf("Only the first %d are listed here. ", most)
	}
	return fmt.Sprintf(`<p>%s<a href="%s?of=%d&skip=%d" rel=next>More</a>`,
		label, script, part.subject, part.skip+most)
}

func write(w http.ResponseWriter, start time.Time, status int, outcome string, made page) {
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.Header().Set("Content-Security-Policy", "default-src 'self'")
	w.Header().Set("X-Content-Type-Options", "nosniff")
	w.Header().Set("Referrer-Policy", "same-origin")
	var html strings.Builder
	html.WriteString("<!DOCTYPE html>\n<html lang=en><head><meta charset=utf-8>" +
		"<meta name=rubis-outcome content=" + outcome + "><title>" + text(made.title) + "</title></head>\n" +
		"<body><header><a href=index.html>Home</a><nav aria-label=Site>")
	for _, section := range sections {
		html.WriteString(" <a href=" + section.file + ">" + section.label + "</a>")
	}
	html.WriteString("</nav></header>\n<main><h1>" + text(made.title) + "</h1>\n" + made.body + "\n</main>\n")
	fmt.Fprintf(&html, "<footer><p id=generated>Generated in %.3f ms</p></footer></body></html>\n",
		float64(time.Since(start).Microseconds())/1000)
	w.Header().Set("Content-Length", strconv.Itoa(html.Len()))
	w.WriteHeader(status)
	_, _ = io.WriteString(w, html.String())
}
