/** How much code each implementation is made of: the table 1 of the OOPSLA 2002 paper, counted. */
package org.rubisee.bench.code;
