package main

import (
	"database/sql"
	"database/sql/driver"
	"errors"
	"net"
	"sync"
	"time"

	"github.com/go-sql-driver/mysql"
)

// A database prepares each statement once per connection, as the other implementations do.
type database struct {
	pool     *sql.DB
	prepared sync.Map
}

// A scanned is what a row is read into.
type scanned[T any] interface {
	*T
	scan(*sql.Rows) error
}

// open prepares a pool of 64 connections, as those of the other implementations.
func open() (*database, error) {
	config := mysql.NewConfig()
	config.Net = "tcp"
	config.Addr = net.JoinHostPort(required("RUBIS_DB_HOST"), required("RUBIS_DB_PORT"))
	config.DBName = required("RUBIS_DB_NAME")
	config.User = required("RUBIS_DB_USER")
	config.Passwd = required("RUBIS_DB_PASSWORD")
	config.Timeout = 3 * time.Second
	config.ReadTimeout = 10 * time.Second
	connector, err := mysql.NewConnector(config)
	if err != nil {
		return nil, err
	}
	pool := sql.OpenDB(connector)
	pool.SetMaxOpenConns(64)
	pool.SetMaxIdleConns(64)
	return &database{pool: pool}, nil
}

func (d *database) statement(text string) (*sql.Stmt, error) {
	if known, isKnown := d.prepared.Load(text); isKnown {
		return known.(*sql.Stmt), nil
	}
	made, err := d.pool.Prepare(text)
	if err != nil {
		return nil, err
	}
	known, wasKnown := d.prepared.LoadOrStore(text, made)
	if wasKnown {
		_ = made.Close()
	}
	return known.(*sql.Stmt), nil
}

// all reads the rows of a query.
func all[T any, P scanned[T]](d *database, text string, parameters ...any) ([]T, error) {
	statement, err := d.statement(text)
	if err != nil {
		return nil, err
	}
	rows, err := statement.Query(parameters...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var found []T
	for rows.Next() {
		var row T
		if err := P(&row).scan(rows); err != nil {
			return nil, err
		}
		found = append(found, row)
	}
	return found, rows.Err()
}

// one reads the row of a query; nil if there is none.
func one[T any, P scanned[T]](d *database, text string, parameters ...any) (*T, error) {
	found, err := all[T, P](d, text, parameters...)
	if err != nil || len(found) == 0 {
		return nil, err
	}
	return &found[0], nil
}

// isUnreachable tells whether the database does not answer; the next request may find it again.
func isUnreachable(err error) bool {
	var network net.Error
	return errors.Is(err, mysql.ErrInvalidConn) || errors.Is(err, driver.ErrBadConn) || errors.As(err, &network)
}
