package org.rubisee.container;

/** How calls by a remote view travel when caller and bean are in the same virtual machine. */
public enum CallPassing {
  /** Through the server's remoting, as if they were not. */
  NETWORK,
  /** Arguments and results are copied by serialization, as the specification asks. */
  VALUE,
  /** Arguments and results are shared. */
  REFERENCE
}
