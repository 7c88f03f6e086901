package org.rubisee.pages;

import jakarta.servlet.Servlet;
import jakarta.servlet.ServletConfig;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Function;

/** Serves static pages, images and the style sheet; anything else does not exist. */
final class StaticServlet implements Servlet {
  private final Function<String, Optional<StaticFile>> files;
  private final PageSender sender;
  private ServletConfig config;

  /** Serves these files of a site, by their path in it. */
  StaticServlet(Site site, Function<String, Optional<StaticFile>> files) {
    this.files = files;
    this.sender = new PageSender(site);
  }

  @Override
  public void service(ServletRequest servletRequest, ServletResponse servletResponse)
      throws IOException {
    long startNanos = System.nanoTime();
    HttpServletRequest request = (HttpServletRequest) servletRequest;
    HttpServletResponse response = (HttpServletResponse) servletResponse;
    Optional<StaticFile> file = files.apply(request.getServletPath());
    if (file.isEmpty()) {
      sender.send(ProblemPage.noSuchPage(), startNanos, request, response);
    } else if (!request.getMethod().equals("GET") && !request.getMethod().equals("HEAD")) {
      response.setHeader("Allow", "GET, HEAD");
      sender.send(ProblemPage.methodNotAllowed(false), startNanos, request, response);
    } else {
      send(file.get(), request, response);
    }
  }

  private static void send(
      StaticFile file, HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    PageSender.addSecurityHeaders(response);
    response.setHeader("Cache-Control", file.cacheControl());
    response.setHeader("ETag", file.etag());
    if (file.etag().equals(request.getHeader("If-None-Match"))) {
      response.setStatus(HttpServletResponse.SC_NOT_MODIFIED);
      return;
    }
    response.setContentType(file.contentType());
    byte[] content = file.content().get();
    response.setContentLength(content.length);
    response.getOutputStream().write(content);
  }

  @Override
  public void init(ServletConfig servletConfig) {
    config = servletConfig;
  }

  @Override
  public ServletConfig getServletConfig() {
    return config;
  }

  @Override
  public String getServletInfo() {
    return "StaticServlet";
  }

  @Override
  public void destroy() {
    // Nothing to give back.
  }
}
