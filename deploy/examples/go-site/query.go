package main

import (
	"fmt"
	"math"
	"net/http"
	"net/url"
	"regexp"
	"strconv"
	"strings"
	"unicode/utf8"
)

const longestList = 1_000_000

// A query has the parameters of a request. The first bad one is kept in bad, and reads as 0.
type query struct {
	values url.Values
	bad    *problem
}

var wholeNumber = regexp.MustCompile(`^-?[0-9]{1,18}$`)

func (q *query) sent(name string) string { return strings.TrimSpace(q.values.Get(name)) }

func (q *query) refuse(name, rule string) {
	if q.bad == nil {
		message := fmt.Sprintf("The parameter '%s' must be %s.", name, rule)
		q.bad = &problem{http.StatusBadRequest, "bad-request", message}
	}
}

// number reads a whole number from least to most.
func (q *query) number(name string, least, most int) int {
	if sent := q.sent(name); wholeNumber.MatchString(sent) {
		if number, err := strconv.Atoi(sent); err == nil && number >= least && number <= most {
			return number
		}
	}
	q.refuse(name, fmt.Sprintf("a whole number from %d to %d", least, most))
	return 0
}

// numberOr reads a whole number that need not be sent.
func (q *query) numberOr(otherwise int, name string, least, most int) int {
	if q.sent(name) == "" {
		return otherwise
	}
	return q.number(name, least, most)
}

func (q *query) id(name string) int { return q.number(name, 1, math.MaxInt32) }

// place reads the name of a region or category, which need not be sent.
func (q *query) place(name string) string {
	sent := q.sent(name)
	if utf8.RuneCountInString(sent) > 50 {
		q.refuse(name, "at most 50 characters long")
	}
	return sent
}

// An excerpt is the part of a list that a request asks for.
type excerpt struct{ subject, skip int }

// excerpt reads it; parameter names the subject where a request asks for the beginning.
func (q *query) excerpt(parameter string) excerpt {
	if q.sent("of") == "" {
		return excerpt{q.id(parameter), 0}
	}
	return excerpt{q.id("of"), q.numberOr(0, "skip", 0, longestList)}
}
